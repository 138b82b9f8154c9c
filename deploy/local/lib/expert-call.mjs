import { setTimeout as pause } from 'node:timers/promises';
import { offersKeys } from './line/consent.mjs';
import { Problem } from './problem.mjs';

const everyMs = 100;
/** The longest a call may stand still, milliseconds. */
const patienceMs = 400_000;
const going = ['queued', 'ringing', 'in-progress'];

/**
 * A call as the line simulator tells of it. `cut`: the rest of the words was not played; `after`: how much had been said
 * when the keys were pressed; `sound`: words go as sound.
 * @typedef {{
 *   sid: string, to: string, status: string, said: { who: 'platform' | 'person', text: string, cut?: boolean }[],
 *   pressed: { digits: string, after: number }[], listening: boolean, speaking: boolean, closing: boolean,
 *   sound: boolean,
 * }} CallView
 */

/**
 * The control interface of the line simulator.
 * @param {string} url
 */
export function lineControl(url) {
  /** @param {string} path @param {object} [body] */
  const post = async (path, body = {}) => {
    const answer = await fetch(`${url}/line/${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (answer.ok || answer.status === 404) return;
    const { message = '' } = /** @type {any} */ (await answer.json());
    throw new Problem(`The line simulator refused (${answer.status}): ${message}.`);
  };
  return {
    /** Whether calls carry sound. @returns {Promise<boolean>} */
    sound: async () => /** @type {any} */ (await (await fetch(`${url}/line`)).json()).sound === true,
    /** @returns {Promise<CallView[]>} */
    calls: async () => /** @type {any} */ (await (await fetch(`${url}/line/calls`)).json()),
    /** @param {string} number @param {object} behaviour */
    script: (number, behaviour) => post(`numbers/${encodeURIComponent(number)}`, behaviour),
    /** @param {string} sid @param {string} act @param {object} [body] */
    act: (sid, act, body) => post(`calls/${sid}/${act}`, body),
  };
}

/** @typedef {ReturnType<typeof lineControl>} LineControl */

/** How a number that says only what it is told, and how one that nobody said anything about, behaves. */
export const quietPerson = { greeting: '', talks: false, then: 'silence' };
export const talkingPerson = { greeting: 'Hello?', talks: true };

/**
 * Waits for a call to a number that was not there before.
 * @param {LineControl} line
 * @param {string} number
 * @param {ReadonlySet<string>} before
 * @param {AbortSignal} signal
 */
export async function callTo(line, number, before, signal) {
  while (!signal.aborted) {
    const call = (await line.calls()).find(({ sid, to }) => to === number && !before.has(sid));
    if (call) return call;
    await pause(everyMs);
  }
  return undefined;
}

/** An expert on the phone: what an {@link import('./expert.mjs').Expert} is on the page, over the line simulator. */
export class ExpertOnPhone {
  /**
   * @param {{
   *   line: LineControl, sid: string, questions: readonly string[], agreesByItself?: boolean,
   *   onEvent: (event: import('./expert.mjs').ExpertEvent) => void,
   * }} options `agreesByItself`: the number replies to the question for consent (the default)
   */
  constructor({ line, sid, questions, agreesByItself = true, onEvent }) {
    this.line = line;
    this.sid = sid;
    this.questions = questions;
    this.tell = onEvent;
    this.seeksConsent = agreesByItself;
    this.read = 0;
    this.readKeys = 0;
    this.pending = '';
    /** Words that only show that the expert listens. @type {string[]} */
    this.asides = [];
    /** @type {import('./expert.mjs').Turn | undefined} */
    this.waitingTurn = undefined;
    /** The interviewer's latest words. @type {import('./expert.mjs').Turn | undefined} */
    this.last = undefined;
    /** @type {number | undefined} */
    this.question = undefined;
    /** @type {number | undefined} */
    this.saidAt = undefined;
    /** @type {string | undefined} why the call is over */
    this.over = undefined;
    this.persona = 'Interviewer';
  }

  /** @returns {Promise<import('./expert.mjs').Turn | undefined>} what the interviewer has finished saying */
  async turn() {
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

  /** @param {boolean} closing */
  finished(closing) {
    this.seeksConsent = false;
    this.told(closing);
    this.waitingTurn = this.last;
    return this.waitingTurn;
  }

  /** The words so far count as one turn. @param {boolean} [closing] */
  told(closing = false) {
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

  /** @param {string} text @param {boolean} cut */
  interviewerSaid(text, cut) {
    this.interviewerBegan();
    this.pending = `${this.pending} ${text}`.trim();
    const asked = this.questions.findIndex((question) => this.pending.includes(question));
    if (asked >= 0) this.question = asked + 1;
    if (cut) this.told();
  }

  /** @param {string} text */
  expertSaid(text) {
    const aside = this.asides.indexOf(text);
    if (aside >= 0) this.asides.splice(aside, 1);
    else this.reacts();
    this.tell({ type: 'said', role: 'user', text, who: 'Expert', question: this.question });
  }

  /** @param {CallView} call */
  takeKeys({ pressed }) {
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

  /** @param {string} text */
  async say(text) {
    await this.act('say', { text });
    await this.spoken();
  }

  /** @param {string} digits */
  press = (digits) => this.act('press', { digits });

  /** @param {number} level highest sample of the noise from now on */
  noise = (level) => this.act('noise', { level });

  /**
   * Speaks up so long after the interviewer has begun to speak.
   * @param {string} text
   * @param {number} afterMs
   * @param {boolean} [onlyListens] the words are no answer
   */
  async bargeIn(text, afterMs, onlyListens = false) {
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

  /** @param {string} act @param {object} body */
  async act(act, body) {
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

  /** @param {number} ms */
  async wait(ms) {
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
