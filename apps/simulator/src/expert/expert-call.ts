import { setTimeout as pause } from 'node:timers/promises';
import { offersKeys } from '../line/consent.ts';
import { Problem } from '../../../platform/src/screen/problem.ts';
import type { Expert, ExpertEvent, Turn } from './expert.ts';

const everyMs = 100;
/** The longest a call may stand still, milliseconds. */
const patienceMs = 400_000;
const going = ['queued', 'ringing', 'in-progress'];

/**
 * A call as the line simulator tells of it. `cut`: the rest of the words was not played; `after`: how much had been said
 * when the keys were pressed; `sound`: words go as sound.
 */
export type CallView = {
  sid: string;
  to: string;
  status: string;
  said: { who: 'platform' | 'person'; text: string; cut?: boolean }[];
  pressed: { digits: string; after: number }[];
  listening: boolean;
  speaking: boolean;
  closing: boolean;
  sound: boolean;
};

/** The control interface of the line simulator. */
export function lineControl(url: string) {
  const post = async (path: string, body: object = {}) => {
    const answer = await fetch(`${url}/line/${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (answer.ok || answer.status === 404) return;
    const { message = '' } = (await answer.json()) as any;
    throw new Problem(`The line simulator refused (${answer.status}): ${message}.`);
  };
  return {
    /** Whether calls carry sound. */
    sound: async (): Promise<boolean> => ((await (await fetch(`${url}/line`)).json()) as any).sound === true,
    calls: async (): Promise<CallView[]> => (await (await fetch(`${url}/line/calls`)).json()) as any,
    script: (number: string, behaviour: object) => post(`numbers/${encodeURIComponent(number)}`, behaviour),
    act: (sid: string, act: string, body: object) => post(`calls/${sid}/${act}`, body),
  };
}

/** How a number that says only what it is told, and how one that nobody said anything about, behaves. */
export const quietPerson = { greeting: '', talks: false, then: 'silence' };
export const talkingPerson = { greeting: 'Hello?', talks: true };

/** Waits for a call to a number that was not there before. */
export async function callTo(
  line: LineControl,
  number: string,
  before: ReadonlySet<string>,
  signal: AbortSignal,
) {
  while (!signal.aborted) {
    const call = (await line.calls()).find(({ sid, to }) => to === number && !before.has(sid));
    if (call) return call;
    await pause(everyMs);
  }
  return undefined;
}

/** An expert on the phone: what an {@link Expert} is on the page, over the line simulator. */
export class ExpertOnPhone {
  /** @param options `agreesByItself`: the number replies to the question for consent (the default) */
  constructor({
    line,
    sid,
    questions,
    agreesByItself = true,
    onEvent,
  }: {
    line: LineControl;
    sid: string;
    questions: readonly string[];
    agreesByItself?: boolean;
    onEvent: (event: ExpertEvent) => void;
  }) {
    this.line = line;
    this.sid = sid;
    this.questions = questions;
    this.tell = onEvent;
    this.seeksConsent = agreesByItself;
    this.read = 0;
    this.readKeys = 0;
    this.pending = '';
    /** Words that only show that the expert listens. */
    this.asides = [];
    this.waitingTurn = undefined;
    /** The interviewer's latest words. */
    this.last = undefined;
    this.question = undefined;
    this.saidAt = undefined;
    this.over = undefined;
    this.persona = 'Interviewer';
  }

  /** @returns what the interviewer has finished saying */
  async turn(): Promise<Turn | undefined> {
    let quiet = 0;
    for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += everyMs) {
      const call = await this.look();
      const isConsent = this.seeksConsent && offersKeys(this.pending);
      const isFinished = this.pending && !call.listening && !call.speaking && !isConsent;
      quiet = isFinished ? quiet + 1 : 0;
      if (quiet > 2) return this.finished(call.closing);
      if (this.over !== undefined) return undefined;
      if (this.waitingTurn && !this.pending) return this.waitingTurn;
      await pause(everyMs);
    }
    throw new Problem('The call stood still.');
  }

  finished(closing: boolean) {
    this.seeksConsent = false;
    this.told(closing);
    this.waitingTurn = this.last;
    return this.waitingTurn;
  }

  /** The words so far count as one turn. */
  told(closing: boolean = false) {
    if (!this.pending) return;
    const { pending: text, persona, question, latencyMs } = this;
    this.last = { text, persona, closing, sequence: 0, question };
    this.tell({ type: 'said', role: 'agent', text, who: persona, question, latencyMs, closing });
    this.pending = '';
    this.latencyMs = undefined;
  }

  async look() {
    const call = (await this.line.calls()).find(({ sid }) => sid === this.sid);
    if (!call) throw new Problem('The line simulator has forgotten the call.');
    if (call.listening && !call.speaking) this.interviewerBegan();
    for (const { who, text, cut } of call.said.slice(this.read)) {
      this.takeKeys(call);
      this.read += 1;
      if (who === 'person') this.expertSaid(text);
      else this.interviewerSaid(text, cut === true);
    }
    this.takeKeys(call);
    if (!going.includes(call.status)) {
      this.told(call.closing);
      this.over ??= call.status;
    }
    return call;
  }

  interviewerBegan() {
    if (!this.pending && this.saidAt !== undefined)
      this.latencyMs = Math.round(performance.now() - this.saidAt);
    this.saidAt = undefined;
  }

  interviewerSaid(text: string, cut: boolean) {
    this.interviewerBegan();
    this.pending = `${this.pending} ${text}`.trim();
    const asked = this.questions.findIndex((question) => this.pending.includes(question));
    if (asked >= 0) this.question = asked + 1;
    if (cut) this.told();
  }

  expertSaid(text: string) {
    const aside = this.asides.indexOf(text);
    if (aside >= 0) this.asides.splice(aside, 1);
    else this.reacts();
    this.tell({ type: 'said', role: 'user', text, who: 'Expert', question: this.question });
  }

  takeKeys({ pressed }: CallView) {
    for (; (pressed[this.readKeys]?.after ?? Infinity) <= this.read; this.readKeys += 1) {
      this.reacts();
      this.tell({ type: 'note', text: `presses ${pressed[this.readKeys]?.digits}` });
    }
  }

  /** The expert reacts to what was said so far. */
  reacts() {
    if (offersKeys(this.pending)) this.seeksConsent = false;
    this.told();
    this.waitingTurn = undefined;
  }

  async say(text: string) {
    await this.act('say', { text });
    await this.spoken();
  }

  press = (digits: string) => this.act('press', { digits });

  /** @param level highest sample of the noise from now on */
  noise = (level: number) => this.act('noise', { level });

  /**
   * Speaks up so long after the interviewer has begun to speak.
   * @param onlyListens the words are no answer
   */
  async bargeIn(text: string, afterMs: number, onlyListens: boolean = false) {
    if (onlyListens) this.asides.push(text);
    const { read } = this;
    await this.line.act(this.sid, 'say', { text, afterMs });
    for (let waitedMs = 0; this.over === undefined; waitedMs += everyMs) {
      const { said } = await this.look();
      if (said.slice(read).some((each) => each.who === 'person' && each.text === text)) break;
      if (waitedMs > patienceMs) throw new Problem('The interviewer did not speak.');
      await pause(everyMs);
    }
    if (!onlyListens) await this.spoken();
  }

  async act(act: string, body: object) {
    await this.look();
    this.reacts();
    this.saidAt = performance.now();
    await this.line.act(this.sid, act, body);
  }

  /** Words that go as sound take their time. */
  async spoken() {
    while ((await this.look()).speaking && this.over === undefined) {
      await pause(everyMs);
      this.saidAt = performance.now();
    }
  }

  async wait(ms: number) {
    const deadline = performance.now() + ms;
    while (performance.now() < deadline && this.over === undefined) {
      await this.look();
      await pause(everyMs);
    }
    this.told();
  }

  async leave() {
    this.tell({ type: 'note', text: 'hangs up' });
    await this.line.act(this.sid, 'hang-up');
    this.over ??= 'completed';
  }

  /** Lets go of a call that is still going on. */
  async hangUp() {
    if (this.over === undefined) await this.look();
    if (this.over === undefined) await this.leave();
  }
}
