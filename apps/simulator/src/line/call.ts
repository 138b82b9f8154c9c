import { randomBytes } from 'node:crypto';
import { makePerson } from './person.ts';
import { post } from './provider-request.ts';
import { openStream } from './stream.ts';
import { readTwiml, type Verb } from './twiml.ts';
import type { Behaviour } from './numbers.ts';

/** Documents followed in one call: instructions that lead in a circle come to an end. */
const mostDocuments = 200;
/** How often a document that cannot be had is asked for. */
const tries = 10;
/** Most entries kept of what happened in a call. */
const mostEvents = 2000;

/**
 * How the simulated network behaves. `paceMs`: time a character takes to say; `ringMs`: time until somebody
 * answers; `thinkMs`: time a person thinks; `waitMs`: a second of the instructions.
 */
export type Network = {
  accountSid: string;
  authToken: string;
  paceMs: number;
  ringMs: number;
  thinkMs: number;
  waitMs: number;
};

type CallOptions = {
  direction: 'outbound-api' | 'inbound';
  to: string;
  from: string;
  behaviour: Behaviour;
  instructions: { url: string } | { twiml: string };
  sendDigits?: string;
  statusCallback?: string;
  timeoutSeconds?: number;
  keys?: string[];
};

/** One telephone call. */
export class Call {
  constructor(options: CallOptions, network: Network) {
    this.sid = `CA${randomBytes(16).toString('hex')}`;
    this.options = options;
    this.network = network;
    this.status = 'queued';
    this.digits = '';
    this.said = [];
    /** Keys that were pressed while somebody was listening, each with how much had been said before. */
    this.pressed = [];
    this.events = [];
    this.keys = [...(options.keys ?? [])];
    this.parameters = {};
    this.documents = 0;
    this.closing = false;
    this.answered = false;
    this.stream = undefined;
    this.over = new AbortController();
    this.reports = Promise.resolve();
    this.person = makePerson({
      behaviour: options.behaviour,
      thinkMs: network.thinkMs,
      say: (text) => this.say(text),
      press: (digits) => this.press(digits),
      hangUp: () => this.end('completed'),
    });
  }

  /** What is told about it. */
  view() {
    const { sid, status, digits, said, pressed, events } = this;
    const { to, from, direction } = this.options;
    const { parameters, stream } = this;
    return {
      sid,
      status,
      to,
      from,
      direction,
      digits,
      said,
      pressed,
      events,
      parameters,
      streaming: stream !== undefined,
      sound: stream?.sound === true,
      listening: stream?.listening() === true,
      speaking: stream?.speaking() === true,
      closing: this.closing,
    };
  }

  /** Goes through the life of the call. */
  async run() {
    const { becomes } = this.options.behaviour;
    const { ringMs } = this.network;
    if (this.options.direction === 'outbound-api') {
      this.become('ringing');
      await this.pause(
        becomes === 'no-answer' ? (this.options.timeoutSeconds ?? 60) * this.network.waitMs : ringMs,
      );
      if (becomes) return this.end(becomes);
    }
    if (this.over.signal.aborted) return;
    this.become('in-progress');
    this.digits = this.options.sendDigits ?? '';
    try {
      await this.follow(await this.document(this.options.instructions));
      this.end('completed');
    } catch (error) {
      this.note(`failed: ${(error as Error).message}`);
      this.end(this.status === 'in-progress' ? 'completed' : 'failed');
    }
  }

  refuseDigits() {
    this.say('The meeting id you have entered is not valid.');
    setTimeout(() => this.end('completed'), this.network.thinkMs);
  }

  async document(source: { url: string } | { twiml: string }, fields: Record<string, string> = {}) {
    this.documents += 1;
    if (this.documents > mostDocuments) throw new Error('too many documents');
    if ('twiml' in source) return readTwiml(source.twiml);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const parameters = { ...this.fields(), ...fields };
        return readTwiml(await post(source.url, parameters, this.network.authToken));
      } catch (error) {
        if (attempt === tries || this.over.signal.aborted) throw error;
        await this.pause(this.network.waitMs);
      }
    }
  }

  async follow(verbs: Verb[]): Promise<void> {
    for (const verb of verbs) {
      if (this.over.signal.aborted || verb.name === 'Hangup') return;
      if (verb.name === 'Say') this.said.push({ who: 'platform', text: verb.text });
      if (verb.name === 'Pause')
        await this.pause(Number(verb.attributes['length'] ?? 1) * this.network.waitMs);
      if (verb.name === 'Connect') await this.connect(verb);
      if (verb.name === 'Redirect') return this.follow(await this.document({ url: verb.text }));
      if (verb.name === 'Gather') {
        for (const { text } of verb.children) this.said.push({ who: 'platform', text });
        const typed = this.keys.shift();
        if (typed !== undefined) {
          const Digits = typed.replace(/#$/, '');
          return this.follow(await this.document({ url: verb.attributes['action'] ?? '' }, { Digits }));
        }
        await this.pause(Number(verb.attributes['timeout'] ?? 5) * this.network.waitMs);
      }
    }
  }

  connect(verb: Verb): Promise<void> {
    const stream = verb.children.find(({ name }) => name === 'Stream');
    const parameters =
      stream?.children.map(({ attributes: { name = '', value = '' } }) => [name, value]) ?? [];
    return new Promise((resolve) => {
      this.note('stream');
      this.parameters = Object.fromEntries(parameters);
      this.stream = openStream({
        url: stream?.attributes['url'] ?? '',
        parameters: this.parameters,
        accountSid: this.network.accountSid,
        callSid: this.sid,
        paceMs: this.network.paceMs,
        sound: this.options.behaviour.sound,
        onOpen: () => {
          if (this.answered) return;
          this.answered = true;
          this.person.arrive();
          // what is said before anybody listens is lost
          const refuse = () => this.refuseDigits();
          if (this.options.behaviour.ivr === 'fails') setTimeout(refuse, this.network.thinkMs);
        },
        onHeard: (text, closing, cut) => {
          this.said.push({ who: 'platform', text, ...(cut && { cut }) });
          this.closing ||= closing;
          this.person.hear(text, closing);
        },
        onQuiet: () => this.person.quiet(),
        onClear: () => this.note('clear'),
        onClosed: () => {
          this.stream = undefined;
          this.note('stream closed');
          resolve();
        },
      });
    });
  }

  /** @returns how long it takes, milliseconds */
  say(text: string) {
    if (!this.stream) return 0;
    this.said.push({ who: 'person', text });
    return this.stream.say(text);
  }

  /** Says something so long after the interviewer has begun to speak. */
  bargeIn(text: string, afterMs: number) {
    this.withSound()?.plan(afterMs, () => this.say(text));
  }

  makeNoise(level: number) {
    this.withSound()?.makeNoise(level);
  }

  /** @throws {Error} where words go as words */
  withSound() {
    if (this.stream && !this.stream.sound) throw new Error('This call carries words, not sound');
    return this.stream;
  }

  press(digits: string) {
    if (!this.stream) return;
    this.pressed.push({ digits, after: this.said.length });
    this.note(`pressed ${digits}`);
    this.stream.press(digits);
  }

  /** @param status how it ends; the first counts */
  end(status: string) {
    if (this.over.signal.aborted) return;
    this.over.abort();
    this.person.leave();
    this.stream?.stop();
    this.become(status);
  }

  become(status: string) {
    this.status = status;
    this.note(status);
    const { statusCallback } = this.options;
    if (!statusCallback) return;
    const fields = this.fields();
    this.reports = this.reports
      .then(() => post(statusCallback, fields, this.network.authToken))
      .then(
        () => undefined,
        (error) => this.note(`status not delivered: ${error.message}`),
      );
  }

  fields() {
    const { direction, to, from } = this.options;
    return {
      CallSid: this.sid,
      AccountSid: this.network.accountSid,
      From: from,
      To: to,
      Direction: direction === 'inbound' ? 'inbound' : 'outbound-api',
      CallStatus: this.status,
      ApiVersion: '2010-04-01',
    };
  }

  note(event: string) {
    if (this.events.length < mostEvents) this.events.push(event);
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const { signal } = this.over;
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done);
    });
  }
}
