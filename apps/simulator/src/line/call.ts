import { setTimeout as pause } from 'node:timers/promises';
import { CallInstructions } from './call-instructions.ts';
import type { CallOptions, CallView, Network, Pressed, Said } from './call-types.ts';
import { makeOverlaps } from './overlaps.ts';
import { makePerson } from './person.ts';
import type { AnsweredBy, ProviderCall } from './provider.ts';
import { post } from './provider-request.ts';
import { narrowband } from './sound-format.ts';
import { makeStatusReports } from './status-reports.ts';
import { openStream, type Stream } from './stream.ts';
import type { Verb } from './twiml.ts';

const maxEvents = 2000;

export class Call {
  readonly sid: string;
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
  readonly #overlaps: ReturnType<typeof makeOverlaps>;
  readonly #report: ReturnType<typeof makeStatusReports>;

  constructor(options: CallOptions, network: Network) {
    this.options = options;
    this.network = network;
    this.sid = network.provider.newCallId();
    this.#person = makePerson({
      behaviour: options.behaviour,
      thinkMs: network.thinkMs,
      say: (text) => this.say(text),
      press: (digits) => this.press(digits),
      hangUp: () => this.end('completed'),
    });
    this.#overlaps = makeOverlaps(options.behaviour.during, {
      plan: (afterMs, work) => {
        if (this.stream?.sound) this.stream.plan(afterMs, work);
      },
      say: (text) => void this.say(text),
      makeNoise: (level) => this.makeNoise(level),
    });
    this.#report = makeStatusReports(options.statusCallback, network.provider, ({ message }) =>
      this.#note(`status not delivered: ${message}`),
    );
  }

  view(): CallView {
    const { sid, status, stream } = this;
    const { to, from, direction } = this.options;
    return {
      sid,
      status,
      to,
      from,
      direction,
      digits: this.#digits,
      said: this.#said,
      pressed: this.#pressed,
      events: this.#events,
      parameters: this.#parameters,
      overlaps: this.#overlaps.views,
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
    void this.#judge();
    try {
      await this.#follow();
      this.end('completed');
    } catch (error) {
      this.#note(`failed: ${(error as Error).message}`);
      this.end(this.status === 'in-progress' ? 'completed' : 'failed');
    }
  }

  /** Returns the duration, milliseconds. */
  say(text: string) {
    if (!this.stream) return 0;
    this.#said.push({ who: 'person', text });
    return this.stream.say(text);
  }

  /** @param afterMs from the beginning of the interviewer's words */
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

  /** @throws Error if the platform did not ask who answers */
  async tellWhoAnswered(answeredBy: AnsweredBy) {
    const { verdictCallback } = this.options;
    if (!verdictCallback) throw new Error('The platform has not asked who answers');
    this.#note(`answered by ${answeredBy}`);
    const { provider } = this.network;
    await post(verdictCallback, provider.verdict(this.#asNamed(), answeredBy), provider);
  }

  /** Ends the call; only the first call of this method has an effect. */
  end(status: string) {
    if (this.#over.signal.aborted) return;
    this.#over.abort();
    this.#person.leave();
    this.stream?.stop();
    this.#become(status);
  }

  async #judge() {
    const { behaviour, verdictCallback } = this.options;
    const { answeredBy = 'human', verdictMs = 2 * this.network.thinkMs } = behaviour;
    if (!verdictCallback) return;
    await this.#pause(verdictMs);
    if (this.#over.signal.aborted) return;
    await this.tellWhoAnswered(answeredBy).catch((error: Error) =>
      this.#note(`verdict not delivered: ${error.message}`),
    );
  }

  #follow() {
    const instructions = new CallInstructions({
      reportsSilence: this.network.provider.reportsSilence,
      signal: this.#over.signal,
      keys: [...(this.options.keys ?? [])],
      post: (url, fields) => post(url, { ...this.#fields(), ...fields }, this.network.provider),
      announce: (text) => void this.#said.push({ who: 'platform', text }),
      playDigits: (digits) => this.#playDigits(digits),
      connect: (stream) => this.#connect(stream),
      wait: (seconds) => this.#pause(seconds * this.network.waitMs),
    });
    return instructions.follow(this.options.instructions);
  }

  /** Plays digits; a `w` is a pause of half a second. */
  async #playDigits(digits: string) {
    await this.#pause((digits.split('w').length - 1) * 0.5 * this.network.waitMs);
    this.#digits += digits;
  }

  #connect(verb: Verb | undefined): Promise<void> {
    const { provider, paceMs } = this.network;
    const played = provider.soundOf(verb?.attributes ?? {});
    if (!played) throw new Error('The stream plays nothing back');
    const { sound, narrow } = this.options.behaviour;
    const parameters = verb?.children.map(({ attributes: { name = '', value = '' } }) => [name, value]);
    this.#note('stream');
    this.#parameters = Object.fromEntries(parameters ?? []);
    return new Promise((resolve) => {
      this.stream = openStream({
        url: verb?.attributes['url'] ?? '',
        parameters: this.#parameters,
        call: this.#asNamed(),
        provider,
        paceMs,
        sound,
        formats: { played, spoken: narrow ? narrowband : played },
        speak: this.network.speak,
        onOpen: () => this.#opened(),
        onHeard: (text, closing, cut) => {
          this.#said.push({ who: 'platform', text, ...(cut && { cut }) });
          this.#closing ||= closing;
          this.#person.hear(text, closing);
        },
        onQuiet: () => {
          this.#person.quiet();
          this.#overlaps.plan();
        },
        onSound: () => this.#overlaps.interviewerSounds(),
        onClear: () => {
          this.#note('clear');
          this.#overlaps.interviewerStopped();
        },
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
    this.#overlaps.plan();
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
    this.#report(this.#fields());
  }

  #fields() {
    return this.network.provider.fields(this.#asNamed(), this.options.direction, this.status);
  }

  #asNamed(): ProviderCall {
    const { to, from } = this.options;
    return { accountSid: this.network.accountSid, callSid: this.sid, to, from };
  }

  #note(event: string) {
    if (this.#events.length < maxEvents) this.#events.push(event);
  }

  #pause(ms: number): Promise<void> {
    return pause(ms, undefined, { signal: this.#over.signal }).catch(() => undefined);
  }
}
