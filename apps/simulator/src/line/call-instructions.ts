import { readTwiml, type Verb } from './twiml.ts';

/** Maximum documents of one call; the limit ends circular instructions. */
const maxDocuments = 200;
/** Number of requests for a document that fails. */
const tries = 10;

export type Source = { url: string } | { twiml: string };

interface InstructedCall {
  /** Whether the provider requests instructions when the caller typed no digits. */
  reportsSilence: boolean;
  signal: AbortSignal;
  keys: string[];
  post(url: string, fields: Record<string, string>): Promise<string>;
  /** Plays words of the platform in the provider's voice. */
  announce(text: string): void;
  playDigits(digits: string): Promise<void>;
  connect(stream: Verb | undefined): Promise<void>;
  wait(seconds: number): Promise<void>;
}

export class CallInstructions {
  readonly #call: InstructedCall;
  #documents = 0;

  constructor(call: InstructedCall) {
    this.#call = call;
  }

  /** @param fields the person's input, for the platform */
  async follow(source: Source, fields: Record<string, string> = {}): Promise<void> {
    const { signal, keys, reportsSilence, announce, playDigits, connect, wait } = this.#call;
    for (const verb of await this.#read(source, fields)) {
      if (signal.aborted || verb.name === 'Hangup') return;
      if (verb.name === 'Say') announce(verb.text);
      if (verb.name === 'Play') await playDigits(verb.attributes['digits'] ?? '');
      if (verb.name === 'Pause') await wait(Number(verb.attributes['length'] ?? 1));
      if (verb.name === 'Connect') await connect(verb.children.find(({ name }) => name === 'Stream'));
      if (verb.name === 'Redirect') return this.follow({ url: verb.text });
      if (verb.name === 'Gather') {
        for (const { text } of verb.children) announce(text);
        const typed = keys.shift();
        if (typed !== undefined) {
          const Digits = typed.replace(/#$/, '');
          return this.follow({ url: verb.attributes['action'] ?? '' }, { Digits });
        }
        await wait(Number(verb.attributes['timeout'] ?? 5));
        if (reportsSilence) return this.follow({ url: verb.attributes['action'] ?? '' }, { Digits: '' });
      }
    }
  }

  async #read(source: Source, fields: Record<string, string>): Promise<Verb[]> {
    const { signal, post, wait } = this.#call;
    this.#documents += 1;
    if (this.#documents > maxDocuments) throw new Error('too many documents');
    if ('twiml' in source) return readTwiml(source.twiml);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return readTwiml(await post(source.url, fields));
      } catch (error) {
        if (attempt === tries || signal.aborted) throw error;
        await wait(1);
      }
    }
  }
}
