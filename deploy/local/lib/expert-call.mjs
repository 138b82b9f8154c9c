import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './problem.mjs';

const everyMs = 100;
/** The longest a call may stand still, milliseconds. */
const patienceMs = 400_000;
const going = ['queued', 'ringing', 'in-progress'];

/**
 * A call as the line simulator tells of it.
 * @typedef {{
 *   sid: string, to: string, status: string, said: { who: 'platform' | 'person', text: string }[], listening: boolean,
 *   closing: boolean,
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
    if (!answer.ok && answer.status !== 404)
      throw new Problem(`The line simulator refused (${answer.status}).`);
  };
  return {
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
   *   line: LineControl, sid: string, questions: readonly string[],
   *   onEvent: (event: import('./expert.mjs').ExpertEvent) => void,
   * }} options
   */
  constructor({ line, sid, questions, onEvent }) {
    this.line = line;
    this.sid = sid;
    this.questions = questions;
    this.tell = onEvent;
    this.read = 0;
    this.pending = '';
    /** @type {import('./expert.mjs').Turn | undefined} */
    this.waitingTurn = undefined;
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
      quiet = this.pending && !call.listening ? quiet + 1 : 0;
      if (quiet > 2) return this.finished(call.closing);
      if (this.over !== undefined) return undefined;
      if (this.waitingTurn && !this.pending) return this.waitingTurn;
      await pause(everyMs);
    }
    throw new Problem('The call stood still.');
  }

  /** @param {boolean} closing */
  finished(closing) {
    const text = this.pending;
    this.told(closing);
    this.waitingTurn = { text, persona: this.persona, closing, sequence: 0, question: this.question };
    return this.waitingTurn;
  }

  /** The words so far count as one turn. @param {boolean} [closing] */
  told(closing) {
    if (!this.pending) return;
    const latencyMs = this.latencyMs;
    this.tell({
      ...{ type: 'said', role: 'agent', text: this.pending, who: this.persona },
      ...{ question: this.question, latencyMs, closing },
    });
    this.pending = '';
    this.latencyMs = undefined;
  }

  async look() {
    const call = (await this.line.calls()).find(({ sid }) => sid === this.sid);
    if (!call) throw new Problem('The line simulator has forgotten the call.');
    for (const { who, text } of call.said.slice(this.read)) {
      this.read += 1;
      if (who === 'person') continue;
      if (!this.pending && this.saidAt !== undefined)
        this.latencyMs = Math.round(performance.now() - this.saidAt);
      this.saidAt = undefined;
      this.pending = `${this.pending} ${text}`.trim();
      const asked = this.questions.findIndex((question) => this.pending.includes(question));
      if (asked >= 0) this.question = asked + 1;
    }
    if (!going.includes(call.status)) {
      this.told();
      this.over ??= call.status;
    }
    return call;
  }

  /** @param {string} text */
  async say(text) {
    this.told();
    this.waitingTurn = undefined;
    this.saidAt = performance.now();
    await this.line.act(this.sid, 'say', { text });
    this.tell({ type: 'said', role: 'user', text, who: 'Expert', question: this.question });
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
