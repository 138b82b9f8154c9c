import { randomUUID } from 'node:crypto';
import { openLine } from './expert-line.mjs';
import { Problem } from './problem.mjs';

/**
 * How a conversation went. `said` is what was heard and what was acknowledged, in order; `sessions` the ids of the
 * sessions it took; `acknowledged` how many utterances are stored.
 * @typedef {{
 *   reason: string, redirectUrl?: string, resumableUntil?: string, sessions: string[], reconnects: number,
 *   said: { role: 'agent' | 'user', text: string }[], acknowledged: number,
 * }} Outcome
 *
 * What the expert does next: say something, or leave in one of these ways.
 * @typedef {{ say: string } | 'end' | 'finish-later' | 'vanish'} Reaction
 *
 * @typedef {{ type: 'said', role: 'agent' | 'user', text: string, who: string } | { type: 'note', text: string }} ExpertEvent
 *
 * @typedef {{
 *   appUrl: string, interviewId: string, mode?: 'resume' | 'start-over',
 *   react: (words: string, answers: number) => Reaction, onEvent?: (event: ExpertEvent) => void,
 *   paceMs?: number,
 * }} ExpertOptions `paceMs` is how long it thinks before each reaction
 */

/** What a refusal means to a person. */
const refusals = new Map([
  ['unknown-interview', 'There is no such interview.'],
  ['interview-completed', 'The interview is completed.'],
  ['not-available', 'The interview cannot be opened in its present state.'],
]);
/** Refusals that pass by themselves, such as for a line whose loss the server has not noticed yet. */
const passing = ['bad-resume-token', 'already-open', 'too-many-connections'];
/** The longest a conversation may stand still before the expert gives up, milliseconds. */
const patienceMs = 200_000;

/**
 * An expert made of software, on the other end of the real join protocol: answers what it is asked, comes back when
 * the line breaks, sends again what was not acknowledged, and presses End after the closing words.
 * @param {ExpertOptions} options
 * @returns {Promise<Outcome>}
 */
export async function runExpert(options) {
  const expert = new Expert(options);
  try {
    return await expert.outcome;
  } finally {
    expert.hangUp();
  }
}

class Expert {
  /** @param {ExpertOptions} options */
  constructor({ appUrl, interviewId, mode = 'resume', react, onEvent = () => undefined, paceMs = 0 }) {
    this.paceMs = paceMs;
    this.thinking = false;
    this.react = react;
    this.tell = onEvent;
    this.mode = mode;
    /** @type {Outcome} */
    this.course = { reason: '', sessions: [], reconnects: 0, said: [], acknowledged: 0 };
    /** @type {{ sessionId: string, resumeToken: string } | undefined} */
    this.session = undefined;
    /** @type {{ utteranceId: string, text: string } | undefined} */
    this.unsent = undefined;
    /** @type {'end' | 'finish-later' | undefined} */
    this.wish = undefined;
    this.persona = 'Interviewer';
    this.lastSequence = -1;
    this.answers = 0;
    this.refusal = '';
    this.down = false;
    /** @type {Set<string>} */
    this.heard = new Set();
    /** @type {Promise<Outcome>} */
    this.outcome = new Promise((resolve, reject) => {
      this.finish = resolve;
      this.fail = (/** @type {string} */ message) => reject(new Problem(message));
    });
    this.line = openLine({
      url: `${appUrl.replace(/^http/, 'ws')}/call/${interviewId}/socket`,
      hello: () => this.hello(),
      onEvent: (event) => this.take(event),
    });
    this.beginPatience();
  }

  beginPatience() {
    clearTimeout(this.patience);
    const why = () => (this.refusal ? ` The last refusal was "${this.refusal}".` : '');
    const giveUp = () => this.fail?.(`The conversation stood still for ${patienceMs / 1000} s.${why()}`);
    this.patience = setTimeout(giveUp, patienceMs);
  }

  hangUp() {
    clearTimeout(this.patience);
    clearTimeout(this.thought);
    this.line.vanish();
  }

  hello() {
    if (this.session) return { resume: { ...this.session, lastSequence: this.lastSequence } };
    return { mode: this.course.sessions.length > 0 ? 'resume' : this.mode };
  }

  /** @param {import('./expert-line.mjs').LineEvent} event */
  take(event) {
    if ('frame' in event) return this.takeFrame(event.frame);
    if ('lost' in event) return this.lost();
    if (event.closed === 1008 && !passing.includes(this.refusal)) {
      return this.fail?.(
        refusals.get(this.refusal) ?? `The server refused: ${this.refusal || 'no reason given'}.`,
      );
    }
    if (event.closed === 4000) return this.fail?.('Somebody else took the conversation over.');
    if (this.refusal === 'bad-resume-token') this.session = undefined;
    this.line.again(); // a session may be over while the conversation is not
  }

  lost() {
    this.course.reconnects += 1;
    if (!this.down) this.note('the line is down, coming back');
    this.down = true;
  }

  /** @param {any} frame */
  takeFrame(frame) {
    if (frame.type === 'error') {
      this.refusal = frame.code;
      return;
    }
    this.beginPatience();
    if (frame.type === 'welcome') this.welcomed(frame);
    if (frame.type === 'turn') this.agentSaid(frame, frame.closing, true);
    if (frame.type === 'ack') this.acknowledged(frame);
    if (frame.type === 'ended') this.ended(frame);
  }

  /** @param {any} welcome */
  welcomed({ sessionId, resumeToken, persona, turns, closing }) {
    if (this.down) this.note('back again');
    this.down = false;
    this.refusal = '';
    if (this.session?.sessionId !== sessionId) this.lastSequence = -1;
    this.session = { sessionId, resumeToken };
    if (!this.course.sessions.includes(sessionId)) this.course.sessions.push(sessionId);
    this.persona = persona || this.persona;
    if (this.unsent) this.line.send({ type: 'say', ...this.unsent });
    if (this.wish) this.line.send({ type: this.wish });
    const own = turns.filter((/** @type {any} */ turn) => turn.sessionId === sessionId);
    for (const turn of own.filter((/** @type {any} */ each) => each.role === 'agent')) {
      this.agentSaid(turn, closing, turn === own.at(-1));
    }
  }

  /**
   * @param {any} turn
   * @param {boolean} closing
   * @param {boolean} isLast whether it waits for a reaction
   */
  agentSaid({ sessionId, sequence, text }, closing, isLast) {
    const key = `${sessionId} ${sequence}`;
    if (this.heard.has(key)) return;
    this.heard.add(key);
    this.lastSequence = Math.max(this.lastSequence, sequence);
    this.said('agent', text, this.persona);
    this.line.send({ type: 'heard', sequence });
    if (!isLast || this.unsent || this.wish || this.thinking) return;
    this.thinking = true;
    this.thought = setTimeout(() => this.do(closing ? 'end' : this.react(text, this.answers)), this.paceMs);
  }

  /** @param {Reaction} reaction */
  do(reaction) {
    this.thinking = false;
    if (reaction === 'vanish') {
      this.note('vanishes');
      this.line.vanish();
      this.finish?.({ ...this.course, reason: 'vanished' });
    } else if (typeof reaction === 'string') {
      this.note(reaction === 'end' ? 'presses End' : 'asks to finish later');
      this.wish = reaction;
      this.line.send({ type: reaction });
    } else {
      this.answers += 1;
      this.unsent = { utteranceId: randomUUID(), text: reaction.say };
      this.line.send({ type: 'say', ...this.unsent });
    }
  }

  /** @param {any} ack */
  acknowledged({ utteranceId, sequence }) {
    if (utteranceId !== this.unsent?.utteranceId) return;
    this.lastSequence = Math.max(this.lastSequence, sequence);
    this.course.acknowledged += 1;
    this.said('user', this.unsent?.text ?? '', 'Expert');
    this.unsent = undefined;
  }

  /** @param {any} ended */
  ended({ reason, redirectUrl, resumableUntil }) {
    this.session = undefined;
    // the session was given up while the line was down: the conversation goes on in the next one
    if (this.down && reason === 'client_disconnect') return this.note('was away for too long, continues');
    this.finish?.({ ...this.course, reason, redirectUrl, resumableUntil });
  }

  /** @param {'agent' | 'user'} role @param {string} text @param {string} who */
  said(role, text, who) {
    this.course.said.push({ role, text });
    this.tell({ type: 'said', role, text, who });
  }

  /** @param {string} text */
  note(text) {
    this.tell({ type: 'note', text });
  }
}
