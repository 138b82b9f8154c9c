import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../../platform/src/screen/problem.ts';
import type { CallView } from '../line/call-types.ts';
import { offersKeys } from '../line/consent.ts';
import type { ExpertEvent, Turn } from './expert-events.ts';
import { isUnderWay, type LineControl } from './line-control.ts';

const everyMs = 100;
const patienceMs = 400_000;
const persona = 'Interviewer';

interface PhoneOptions {
  line: LineControl;
  sid: string;
  questions: readonly string[];
  /** Whether the script of the number answers the consent question. */
  agreesByItself: boolean;
  onEvent: (event: ExpertEvent) => void;
}

export class ExpertOnPhone {
  last: Turn | undefined;
  /** Reason of the end; undefined while the call is open. */
  over: string | undefined;
  readonly #options: PhoneOptions;
  #seeksConsent: boolean;
  #read = 0;
  #readKeys = 0;
  #pending = '';
  readonly #asides: string[] = [];
  #waitingTurn: Turn | undefined;
  #question: number | undefined;
  #saidAt: number | undefined;
  #latencyMs: number | undefined;

  constructor(options: PhoneOptions) {
    this.#options = options;
    this.#seeksConsent = options.agreesByItself;
  }

  async turn(): Promise<Turn | undefined> {
    let quiet = 0;
    for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += everyMs) {
      const call = await this.#look();
      const isConsent = this.#seeksConsent && offersKeys(this.#pending);
      const isFinished = this.#pending && !call.listening && !call.speaking && !isConsent;
      quiet = isFinished ? quiet + 1 : 0;
      if (quiet > 2) return this.#finished(call.closing);
      if (this.over !== undefined) return undefined;
      if (this.#waitingTurn && !this.#pending) return this.#waitingTurn;
      await pause(everyMs);
    }
    throw new Problem(`The call made no progress for ${patienceMs / 1000} s.`);
  }

  async say(text: string) {
    await this.#act('say', { text });
    await this.#untilSpoken();
  }

  press(digits: string) {
    return this.#act('press', { digits });
  }

  /** @param level highest sample of the noise from now on */
  noise(level: number) {
    return this.#act('noise', { level });
  }

  /** `afterMs` counts from the beginning of the interviewer's words; a back-channel is not an answer. */
  async bargeIn(text: string, afterMs: number, onlyListens = false) {
    const { line, sid } = this.#options;
    if (onlyListens) this.#asides.push(text);
    const from = this.#read;
    await line.act(sid, 'say', { text, afterMs });
    for (let waitedMs = 0; this.over === undefined; waitedMs += everyMs) {
      const { said } = await this.#look();
      if (said.slice(from).some((each) => each.who === 'person' && each.text === text)) break;
      if (waitedMs > patienceMs) throw new Problem('The interviewer did not speak.');
      await pause(everyMs);
    }
    if (!onlyListens) await this.#untilSpoken();
  }

  async wait(ms: number) {
    const deadline = performance.now() + ms;
    while (performance.now() < deadline && this.over === undefined) {
      await this.#look();
      await pause(everyMs);
    }
    this.#endTurn();
  }

  async leave() {
    const { line, sid, onEvent } = this.#options;
    onEvent({ type: 'note', text: 'hangs up' });
    await line.act(sid, 'hang-up');
    this.over ??= 'completed';
  }

  async hangUp() {
    if (this.over === undefined) await this.#look();
    if (this.over === undefined) await this.leave();
  }

  #finished(closing: boolean) {
    this.#seeksConsent = false;
    this.#endTurn(closing);
    this.#waitingTurn = this.last;
    return this.#waitingTurn;
  }

  #endTurn(closing = false) {
    if (!this.#pending) return;
    const [text, question, latencyMs] = [this.#pending, this.#question, this.#latencyMs];
    this.last = { text, persona, closing, sequence: 0, question };
    this.#options.onEvent({ type: 'said', role: 'agent', text, who: persona, question, latencyMs, closing });
    this.#pending = '';
    this.#latencyMs = undefined;
  }

  async #look(): Promise<CallView> {
    const { line, sid } = this.#options;
    const call = (await line.calls()).find((each) => each.sid === sid);
    if (!call) throw new Problem('The line simulator has forgotten the call.');
    if (call.listening && !call.speaking) this.#interviewerBegan();
    for (const { who, text, cut } of call.said.slice(this.#read)) {
      this.#takeKeys(call);
      this.#read += 1;
      if (who === 'person') this.#expertSaid(text);
      else this.#interviewerSaid(text, cut === true);
    }
    this.#takeKeys(call);
    if (!isUnderWay(call)) {
      this.#endTurn(call.closing);
      this.over ??= call.status;
    }
    return call;
  }

  #interviewerBegan() {
    if (!this.#pending && this.#saidAt !== undefined)
      this.#latencyMs = Math.round(performance.now() - this.#saidAt);
    this.#saidAt = undefined;
  }

  #interviewerSaid(text: string, cut: boolean) {
    this.#interviewerBegan();
    this.#pending = `${this.#pending} ${text}`.trim();
    const asked = this.#options.questions.findIndex((question) => this.#pending.includes(question));
    if (asked >= 0) this.#question = asked + 1;
    if (cut) this.#endTurn();
  }

  #expertSaid(text: string) {
    const aside = this.#asides.indexOf(text);
    if (aside >= 0) this.#asides.splice(aside, 1);
    else this.#react();
    this.#options.onEvent({ type: 'said', role: 'user', text, who: 'Expert', question: this.#question });
  }

  #takeKeys({ pressed }: CallView) {
    for (; (pressed[this.#readKeys]?.after ?? Infinity) <= this.#read; this.#readKeys += 1) {
      this.#react();
      this.#options.onEvent({ type: 'note', text: `presses ${pressed[this.#readKeys]?.digits}` });
    }
  }

  #react() {
    if (offersKeys(this.#pending)) this.#seeksConsent = false;
    this.#endTurn();
    this.#waitingTurn = undefined;
  }

  async #act(act: string, body: object) {
    const { line, sid } = this.#options;
    await this.#look();
    this.#react();
    this.#saidAt = performance.now();
    await line.act(sid, act, body);
  }

  async #untilSpoken() {
    while ((await this.#look()).speaking && this.over === undefined) {
      await pause(everyMs);
      this.#saidAt = performance.now();
    }
  }
}
