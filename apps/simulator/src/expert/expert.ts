import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openLine, type LineEvent } from './expert-line.ts';
import { Problem } from '../../../platform/src/screen/problem.ts';

/**
 * How a conversation went. `said` is what was heard and what was acknowledged, in order; `sessions` the ids of the
 * sessions it took; `acknowledged` how many utterances are stored.
 */
export type Outcome = {
  reason: string;
  withdrawn?: boolean;
  redirectUrl?: string;
  resumableUntil?: string;
  sessions: string[];
  reconnects: number;
  said: { role: 'agent' | 'user'; text: string }[];
  acknowledged: number;
};

export type Reaction = { say: string } | 'end' | 'finish-later' | 'vanish';

type SaidEvent = {
  type: 'said';
  role: 'agent' | 'user';
  text: string;
  who: string;
  question?: number;
  latencyMs?: number;
  closing?: boolean;
};

export type ExpertEvent = SaidEvent | { type: 'note'; text: string };

export type Turn = { text: string; persona: string; closing: boolean; sequence: number; question?: number };

type ExpertOptions = {
  appUrl: string;
  interviewId: string;
  mode?: 'resume' | 'start-over';
  onEvent?: (event: ExpertEvent) => void;
};

/** What the buttons do. */
const wishes = {
  end: 'presses End',
  'finish-later': 'asks to finish later',
  withdraw: 'withdraws the consent',
};
/** What a refusal means to a person. */
const refusals = new Map([
  ['unknown-interview', 'There is no such interview.'],
  ['interview-completed', 'The interview is completed.'],
  ['withdrawn', 'The expert has withdrawn the consent.'],
  ['not-available', 'The interview cannot be opened in its present state.'],
]);
/** Refusals that pass by themselves, such as for a line whose loss the server has not noticed yet. */
const passing = ['bad-resume-token', 'already-open', 'too-many-connections'];
/** The longest a conversation may stand still before the expert gives up, milliseconds. */
const patienceMs = 200_000;
/** How often somebody who composes an answer shows it, milliseconds. */
const typingMs = 2000;
/** How often a page that reads words out shows it, milliseconds. */
const tellingEveryMs = 2000;
/** What an expert of software agrees to before anything is said. */
const consentText = 'I agree to take part in this interview, and that it is recorded and written down.';

/**
 * An expert made of software, on the other end of the real join protocol: answers what it is asked, comes back when
 * the line breaks, sends again what was not acknowledged, and presses End after the closing words.
 *   `paceMs` is how long it thinks before each reaction
 */
export async function runExpert({
  react,
  paceMs = 0,
  ...options
}: ExpertOptions & {
  react: (words: string, answers: number) => Reaction;
  paceMs?: number;
}): Promise<Outcome> {
  const expert = new Expert(options);
  try {
    for (let given = 0; ;) {
      const turn = await expert.turn();
      if (turn) await pause(paceMs);
      if (!turn || expert.over) return expert.course;
      const reaction = turn.closing ? 'end' : react(turn.text, given);
      if (reaction === 'vanish') {
        expert.leave();
        return { ...expert.course, reason: 'vanished' };
      }
      if (typeof reaction === 'string') {
        await expert.wishFor(reaction);
      } else {
        given += 1;
        await expert.say(reaction.say);
      }
    }
  } finally {
    expert.hangUp();
  }
}

/** An expert on the page of an interview. Every wait ends when the conversation is over, and fails when it stands still. */
export class Expert {
  constructor({ appUrl, interviewId, mode = 'resume', onEvent = () => undefined }: ExpertOptions) {
    this.url = `${appUrl.replace(/^http/, 'ws')}/call/${interviewId}/socket`;
    this.tell = onEvent;
    this.course = { reason: '', sessions: [], reconnects: 0, said: [], acknowledged: 0 };
    this.persona = 'Interviewer';
    this.question = undefined;
    this.heard = new Set();
    this.waiting = new Set();
    this.failure = undefined;
    this.saidAt = undefined;
    /** How long the page takes to read a turn out; 0 shows it at once. */
    this.tellingMs = 0;
    /** How often the end was announced for want of a sign. */
    this.countdowns = 0;
    /** Whether what was said last is stored. */
    this.delivered = true;
    this.agreedAt = new Date().toISOString();
    /** The interviewer's latest words. */
    this.last = undefined;
    this.line = this.connect(mode);
  }

  /** Opens the page again. */
  open(mode: 'resume' | 'start-over') {
    this.hangUp();
    this.line = this.connect(mode);
  }

  connect(mode: 'resume' | 'start-over') {
    this.mode = mode;
    this.session = undefined;
    this.unsent = undefined;
    this.wish = undefined;
    this.waitingTurn = undefined;
    this.over = undefined;
    this.phone = undefined;
    this.lastSequence = -1;
    this.refusal = '';
    this.down = false;
    this.beginPatience();
    return openLine({
      url: this.url,
      hello: () =>
        this.session
          ? { resume: { ...this.session, lastSequence: this.lastSequence } }
          : { mode: this.mode, consent: { text: consentText, language: 'en', agreedAt: this.agreedAt } },
      onEvent: (event) => this.take(event),
    });
  }

  /** The interviewer's words that wait for a reaction; undefined when the conversation is over. */
  turn() {
    return this.until(() => this.waitingTurn ?? (this.over === undefined ? undefined : null)).then(
      (turn) => turn ?? undefined,
    );
  }

  /** Says something; resolves when it is stored, or the conversation is over. */
  async say(text: string) {
    const utterance = { utteranceId: randomUUID(), text };
    this.unsent = utterance;
    this.saidAt = performance.now();
    this.line.send({ type: 'say', ...utterance });
    await this.until(() => (this.unsent !== utterance || this.over !== undefined ? true : undefined));
    this.delivered = this.unsent !== utterance;
    if (!this.delivered) this.note('what was said last was not delivered');
  }

  /** Presses a button; resolves when the conversation is over. */
  async wishFor(type: 'end' | 'finish-later' | 'withdraw', until: string) {
    this.note(wishes[type]);
    this.wish = { type, ...(until && { until }) };
    this.line.send(this.wish);
    await this.until(() => this.over);
  }

  /** Heard only the beginning of what is being said. */
  interrupt(characters: number) {
    this.note(`interrupts after ${characters} characters`);
    this.line.send({ type: 'heard', sequence: this.waitingTurn?.sequence, characters });
  }

  /**
   * Lets time pass, ended early when the conversation is over.
   * @param everyMs how often composing is shown
   */
  async wait(ms: number, composing: boolean = false, everyMs: number = typingMs) {
    const type = () => this.line.send({ type: 'typing' });
    const typing = composing ? setInterval(type, everyMs) : undefined;
    if (composing) type();
    let passed = false;
    const timer = setTimeout(() => {
      passed = true;
      this.changed();
    }, ms);
    try {
      await this.until(() => (passed || this.over !== undefined ? true : undefined));
    } finally {
      clearTimeout(timer);
      clearInterval(typing);
    }
  }

  /** The line is cut, and comes back after a while. */
  cut(ms: number) {
    this.note(`the line is cut for ${ms} ms`);
    this.down = true;
    this.line.cut(ms);
  }

  /** The same; resolves when it is back. */
  async drop(ms: number) {
    this.cut(ms);
    await this.until(() => (!this.down || this.over !== undefined ? true : undefined));
  }

  /** Closes the page for good, without a word. */
  leave() {
    this.note('vanishes');
    this.over = 'vanished';
    this.hangUp();
    this.changed();
  }

  /**
   * Asks to be called.
   * @returns whether somebody answered
   */
  async switchToPhone(phoneNumber: string) {
    this.note(`asks to be called at ${phoneNumber}`);
    this.phone = undefined;
    this.line.send({ type: 'switch-to-phone', phoneNumber });
    await this.until(() => (this.phone === 'failed' ? true : this.over));
    return this.over === 'switched_to_phone';
  }

  hangUp() {
    clearTimeout(this.patience);
    this.stopTelling();
    this.line.vanish();
  }

  /**
   * Waits until something is so.
   * @param check looked at whenever something has changed
   */
  until<T>(check: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = this.failure === undefined ? check() : undefined;
        if (this.failure === undefined && found === undefined) return;
        this.waiting.delete(look);
        if (found === undefined) reject(new Problem(this.failure ?? ''));
        else resolve(found);
      };
      this.waiting.add(look);
      look();
    });
  }

  changed() {
    for (const look of [...this.waiting]) look();
  }

  fail(why: string) {
    this.failure = why;
    this.changed();
  }

  beginPatience() {
    clearTimeout(this.patience);
    const why = () => (this.refusal ? ` The last refusal was "${this.refusal}".` : '');
    const giveUp = () => this.fail(`The conversation stood still for ${patienceMs / 1000} s.${why()}`);
    this.patience = setTimeout(giveUp, patienceMs);
  }

  take(event: LineEvent) {
    if ('frame' in event) this.takeFrame(event.frame);
    else if ('lost' in event) this.lost();
    else this.closed(event.closed);
    this.changed();
  }

  closed(code: number) {
    if (this.over !== undefined) return;
    if (code === 1008 && !passing.includes(this.refusal))
      return this.fail(
        refusals.get(this.refusal) ?? `The server refused: ${this.refusal || 'no reason given'}.`,
      );
    if (code === 4000) return this.fail('Somebody else took the conversation over.');
    if (this.refusal === 'bad-resume-token') this.session = undefined;
    this.line.again(); // a session may be over while the conversation is not
  }

  lost() {
    this.course.reconnects += 1;
    if (!this.down) this.note('the line is down, coming back');
    this.down = true;
  }

  takeFrame(frame: any) {
    if (frame.type === 'error') {
      this.refusal = frame.code;
      return;
    }
    this.beginPatience();
    if (frame.type === 'welcome') this.welcomed(frame);
    if (frame.type === 'turn') this.agentSaid(frame, frame);
    if (frame.type === 'ack') this.acknowledged(frame);
    if (frame.type === 'phone') this.phone = frame.state;
    if (frame.type === 'countdown') this.counted(frame);
    if (frame.type === 'ended') this.ended(frame);
  }

  welcomed(welcome: any) {
    const { sessionId, resumeToken, persona, turns } = welcome;
    if (this.down) this.note('back again');
    this.down = false;
    this.refusal = '';
    this.mode = 'resume';
    if (this.session?.sessionId !== sessionId) this.lastSequence = -1;
    this.session = { sessionId, resumeToken };
    if (!this.course.sessions.includes(sessionId)) this.course.sessions.push(sessionId);
    this.persona = persona || this.persona;
    if (this.unsent) this.line.send({ type: 'say', ...this.unsent });
    if (this.wish) this.line.send(this.wish);
    const own = turns.filter((turn: any) => turn.sessionId === sessionId);
    for (const turn of own.filter((each: any) => each.role === 'agent')) {
      this.agentSaid(turn, welcome);
      if (turn !== own.at(-1)) this.waitingTurn = undefined;
    }
  }

  /** @param state where the conversation is then */
  agentSaid({ sessionId, sequence, text, persona }: any, { closing, progress }: any) {
    const key = `${sessionId} ${sequence}`;
    if (this.heard.has(key)) return;
    this.heard.add(key);
    this.lastSequence = Math.max(this.lastSequence, sequence);
    this.persona = persona || this.persona;
    this.question = progress?.question ?? this.question;
    const latencyMs = this.saidAt === undefined ? undefined : Math.round(performance.now() - this.saidAt);
    this.saidAt = undefined;
    this.said('agent', text, this.persona, { latencyMs, closing });
    this.last = { text, persona: this.persona, closing, sequence, question: this.question };
    this.hear(this.last);
  }

  /** Words count as heard once the page has read them out. */
  hear(turn: Turn) {
    const { sequence } = turn;
    this.stopTelling();
    this.waitingTurn = undefined;
    const heard = () => {
      this.stopTelling();
      this.line.send({ type: 'heard', sequence });
      this.waitingTurn = turn;
      this.changed();
    };
    if (this.tellingMs === 0) return heard();
    const tell = () => this.line.send({ type: 'telling', sequence });
    tell();
    this.telling = setInterval(tell, tellingEveryMs);
    this.toldAll = setTimeout(heard, this.tellingMs);
  }

  stopTelling() {
    clearInterval(this.telling);
    clearTimeout(this.toldAll);
  }

  counted({ endsInMs }: { endsInMs?: number }) {
    if (endsInMs === undefined) return this.note('the end is put off');
    this.countdowns += 1;
    this.note(`the end is announced, in ${Math.round(endsInMs / 1000)} s`);
  }

  acknowledged({ utteranceId, sequence }: any) {
    if (utteranceId !== this.unsent?.utteranceId) return;
    this.lastSequence = Math.max(this.lastSequence, sequence);
    this.course.acknowledged += 1;
    this.said('user', this.unsent?.text ?? '', 'Expert');
    this.unsent = undefined;
    this.waitingTurn = undefined;
  }

  ended({ reason, withdrawn, redirectUrl, resumableUntil }: any) {
    this.session = undefined;
    this.stopTelling();
    // the session was given up while the line was down: the conversation goes on in the next one
    if (this.down && reason === 'client_disconnect') {
      this.waitingTurn = undefined;
      return this.note('was away for too long, continues');
    }
    Object.assign(this.course, { reason, withdrawn, redirectUrl, resumableUntil });
    this.waitingTurn = undefined;
    this.over = reason;
    clearTimeout(this.patience);
  }

  said(role: 'agent' | 'user', text: string, who: string, more: Partial<SaidEvent>) {
    this.course.said.push({ role, text });
    this.tell({ type: 'said', role, text, who, question: this.question, ...more });
  }

  note(text: string) {
    this.tell({ type: 'note', text });
  }
}
