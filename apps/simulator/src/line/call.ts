import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CallInstructions } from './call-instructions.ts';
import type { CallOptions, CallView, Network, Pressed, Said } from './call-types.ts';
import { makePerson } from './person.ts';
import { post } from './provider-request.ts';
import { openStream, type Stream } from './stream.ts';
import type { Verb } from './twiml.ts';

/** Most events that are kept of one call. */
const mostEvents = 2000;

export class Call {
  readonly sid = `CA${randomBytes(16).toString('hex')}`;
  readonly options: CallOptions;
  readonly network: Network;
  status = 'queued';
  stream: Stream | undefined;
  #digits = '';
  #closing = false;
  #answered = false;
  #parameters: Record<string, string> = {};
  readonly #said: Said[] = [];
  readonly #pressed: Pressed[] = [];
  readonly #events: string[] = [];
  readonly #over = new AbortController();
  readonly #person: ReturnType<typeof makePerson>;
  /** The last status report; a chain that keeps the reports in order. */
  #reports: Promise<void> = Promise.resolve();

  constructor(options: CallOptions, network: Network) {
    this.options = options;
    this.network = network;
    this.#person = makePerson({
      behaviour: options.behaviour,
      thinkMs: network.thinkMs,
      say: (text) => this.say(text),
      press: (digits) => this.press(digits),
      hangUp: () => this.end('completed'),
    });
  }

  view(): CallView {
    const { sid, status, stream } = this;
    const { to, from, direction } = this.options;
    return {
      ...{ sid, status, to, from, direction, digits: this.#digits },
      ...{ said: this.#said, pressed: this.#pressed, events: this.#events, parameters: this.#parameters },
      streaming: stream !== undefined,
      sound: stream?.sound === true,
      listening: stream?.listening() === true,
      speaking: stream?.speaking() === true,
      closing: this.#closing,
    };
  }

  async run() {
    const { becomes } = this.options.behaviour;
    if (this.options.direction === 'outbound-api') {
      this.#become('ringing');
      const { timeoutSeconds = 60 } = this.options;
      const { ringMs, waitMs } = this.network;
      await this.#pause(becomes === 'no-answer' ? timeoutSeconds * waitMs : ringMs);
      if (becomes) return this.end(becomes);
    }
    if (this.#over.signal.aborted) return;
    this.#become('in-progress');
    this.#digits = this.options.sendDigits ?? '';
    try {
      await this.#follow();
      this.end('completed');
    } catch (error) {
      this.#note(`failed: ${(error as Error).message}`);
      this.end(this.status === 'in-progress' ? 'completed' : 'failed');
    }
  }

  /** Says something as the person. Returns the duration, milliseconds. */
  say(text: string) {
    if (!this.stream) return 0;
    this.#said.push({ who: 'person', text });
    return this.stream.say(text);
  }

  /** Says something as the person, a given time after the interviewer began to speak. */
  bargeIn(text: string, afterMs: number) {
    this.#withSound()?.plan(afterMs, () => this.say(text));
  }

  makeNoise(level: number) {
    this.#withSound()?.makeNoise(level);
  }

  press(digits: string) {
    if (!this.stream) return;
    this.#pressed.push({ digits, after: this.#said.length });
    this.#note(`pressed ${digits}`);
    this.stream.press(digits);
  }

  /** @param status final status; the first call of this method decides */
  end(status: string) {
    if (this.#over.signal.aborted) return;
    this.#over.abort();
    this.#person.leave();
    this.stream?.stop();
    this.#become(status);
  }

  #follow() {
    const instructions = new CallInstructions({
      authToken: this.network.authToken,
      signal: this.#over.signal,
      keys: [...(this.options.keys ?? [])],
      fields: () => this.#fields(),
      announce: (text) => void this.#said.push({ who: 'platform', text }),
      connect: (stream) => this.#connect(stream),
      wait: (seconds) => this.#pause(seconds * this.network.waitMs),
    });
    return instructions.follow(this.options.instructions);
  }

  #connect(verb: Verb | undefined): Promise<void> {
    const parameters = verb?.children.map(({ attributes: { name = '', value = '' } }) => [name, value]);
    const { accountSid, paceMs } = this.network;
    this.#note('stream');
    this.#parameters = Object.fromEntries(parameters ?? []);
    return new Promise((resolve) => {
      this.stream = openStream({
        url: verb?.attributes['url'] ?? '',
        parameters: this.#parameters,
        ...{ accountSid, callSid: this.sid, paceMs, sound: this.options.behaviour.sound },
        onOpen: () => this.#opened(),
        onHeard: (text, closing, cut) => {
          this.#said.push({ who: 'platform', text, ...(cut && { cut }) });
          this.#closing ||= closing;
          this.#person.hear(text, closing);
        },
        onQuiet: () => this.#person.quiet(),
        onClear: () => this.#note('clear'),
        onClosed: () => {
          this.stream = undefined;
          this.#note('stream closed');
          resolve();
        },
      });
    });
  }

  #opened() {
    if (this.#answered) return;
    this.#answered = true;
    this.#person.arrive();
    // words before a media stream is open are lost
    const refuse = () => this.#refuseDigits();
    if (this.options.behaviour.ivr === 'fails') setTimeout(refuse, this.network.thinkMs);
  }

  #refuseDigits() {
    this.say('The meeting id you have entered is not valid.');
    setTimeout(() => this.end('completed'), this.network.thinkMs);
  }

  /** @throws Error if the call carries words */
  #withSound() {
    if (this.stream && !this.stream.sound) throw new Error('This call carries text, not sound');
    return this.stream;
  }

  #become(status: string) {
    this.status = status;
    this.#note(status);
    const { statusCallback } = this.options;
    if (!statusCallback) return;
    const fields = this.#fields();
    this.#reports = this.#reports
      .then(() => post(statusCallback, fields, this.network.authToken))
      .then(
        () => undefined,
        (error: Error) => this.#note(`status not delivered: ${error.message}`),
      );
  }

  #fields() {
    const { direction, to, from } = this.options;
    return {
      CallSid: this.sid,
      AccountSid: this.network.accountSid,
      From: from,
      To: to,
      Direction: direction,
      CallStatus: this.status,
      ApiVersion: '2010-04-01',
    };
  }

  #note(event: string) {
    if (this.#events.length < mostEvents) this.#events.push(event);
  }

  #pause(ms: number): Promise<void> {
    return pause(ms, undefined, { signal: this.#over.signal }).catch(() => undefined);
  }
}
