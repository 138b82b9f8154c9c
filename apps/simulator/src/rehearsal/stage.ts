import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../../platform/src/screen/problem.ts';
import type { Channel, ExpertEvent, Mode, Turn } from '../expert/expert-events.ts';
import { ExpertOnPage } from '../expert/expert-on-page.ts';
import { ExpertOnPhone } from '../expert/expert-on-phone.ts';
import { makeAnswers, type Rehearsal } from '../expert/expert-script.ts';
import {
  callTo,
  noLine,
  quietPerson,
  sidsOf,
  talkingPerson,
  type LineControl,
} from '../expert/line-control.ts';
import type { SessionView } from '../interview-view.ts';

export type StageEvent = ExpertEvent & { channel: Channel; at: number };

export interface RehearsalOptions {
  appUrl: string;
  interviewId: string;
  mode: Mode;
  paceMs: number;
  rehearsal: Rehearsal;
  questions: readonly string[];
  /** The latest first. */
  sessions: () => Promise<readonly Pick<SessionView, 'disconnectReason'>[]>;
  line?: LineControl;
  call?: () => Promise<string>;
  onEvent: (event: StageEvent) => void;
}

export class Stage {
  lastTurn: Turn = { text: '', persona: '', closing: false, sequence: 0, question: 0 };
  readonly options: RehearsalOptions;
  readonly answerTo: (words: string) => string;
  #web: ExpertOnPage | undefined;
  #phone: ExpertOnPhone | undefined;
  #channel: Channel = 'WEB';
  #countdowns = 0;

  constructor(options: RehearsalOptions) {
    this.options = options;
    this.answerTo = makeAnswers(options.rehearsal.knows);
  }

  async begin() {
    const { call, mode } = this.options;
    if (call) this.#takeCall(await call());
    else this.openPage(mode);
  }

  openPage(mode: Mode) {
    this.#channel = 'WEB';
    if (this.#web) return this.#web.open(mode);
    const { appUrl, interviewId } = this.options;
    this.#web = new ExpertOnPage({ appUrl, interviewId, mode, onEvent: this.#teller('WEB') });
  }

  #takeCall(sid: string) {
    const { line, questions, rehearsal } = this.options;
    const agreesByItself = rehearsal.consent !== 'silent';
    if (!line) throw noLine();
    this.#channel = 'PHONE';
    const onEvent = this.#teller('PHONE');
    this.#phone = new ExpertOnPhone({ line, sid, questions, agreesByItself, onEvent });
  }

  #teller(channel: Channel): (event: ExpertEvent) => void {
    return (event) => this.options.onEvent({ ...event, channel, at: Date.now() });
  }

  get course() {
    return this.#web?.course;
  }

  talk(): ExpertOnPage | ExpertOnPhone {
    const talk = this.#channel === 'WEB' ? this.#web : this.#phone;
    if (!talk) throw new Problem('The expert is neither on the page nor on the phone.');
    return talk;
  }

  page(): ExpertOnPage {
    if (!this.#web) throw new Problem('The expert is not on the page.');
    return this.#web;
  }

  caller(): ExpertOnPhone {
    if (!this.#phone) throw new Problem('The expert is not on the phone.');
    return this.#phone;
  }

  async turn() {
    const turn = await this.talk().turn();
    this.lastTurn = turn ?? this.talk().last ?? this.lastTurn;
    return turn;
  }

  /** Returns whether the page has shown a new countdown to the end since the last call. */
  countdown() {
    const { countdowns } = this.page();
    const isNew = countdowns > this.#countdowns;
    this.#countdowns = countdowns;
    return isNew;
  }

  async turnOrFail() {
    const turn = await this.turn();
    if (turn) return turn;
    throw new Problem(`the conversation is over (${this.talk().over}).`);
  }

  async say(text: string) {
    await pause(this.options.paceMs);
    await this.talk().say(text);
  }

  async answer(text: string, times: number | 'all') {
    for (let given = 0; times === 'all' || given < times; given += 1) {
      const turn = await this.turn();
      if (!turn && times !== 'all')
        throw new Problem(`the conversation is over (${this.talk().over}), so no question is open.`);
      if (!turn || turn.closing) return;
      await this.say(text === 'auto' ? this.answerTo(turn.text) : text);
    }
  }

  async end() {
    if (this.#channel === 'PHONE') await this.#phone?.leave();
    else await this.page().press('end');
  }

  async comeBack(mode: Mode) {
    if (this.#web && this.#web.over === undefined && this.#channel === 'WEB')
      throw new Problem('the expert is still connected; "leave" first.');
    this.#teller('WEB')({ type: 'note', text: `opens the link again (${mode})` });
    this.openPage(mode);
    await this.turnOrFail();
  }

  async switchToPhone(number: string, fails: boolean) {
    const { line } = this.options;
    if (!line) throw noLine();
    const before = await sidsOf(line);
    if (!fails) await line.script(number, quietPerson);
    const giveUp = new AbortController();
    try {
      const called = callTo(line, number, before, giveUp.signal);
      const answered = await this.page().switchToPhone(number);
      if (answered && fails) throw new Problem(`${number} answered.`);
      if (!answered && !fails) throw new Problem(`the call to ${number} failed (${this.page().over ?? ''}).`);
      const call = answered ? await called : undefined;
      if (call) {
        this.#takeCall(call.sid);
        await this.turnOrFail();
      }
    } finally {
      giveUp.abort();
      if (!fails) await line.script(number, talkingPerson);
    }
  }

  async goOn(then: Rehearsal['then']) {
    if (this.talk().over !== undefined) return;
    if (then === 'go-on') {
      await this.answer('auto', 'all');
      if (this.talk().over === undefined) await this.end();
    } else {
      while (this.talk().over === undefined) await this.talk().wait(60_000);
    }
  }

  async close() {
    this.#web?.hangUp();
    await this.#phone?.hangUp().catch(() => undefined); // an earlier error must be the reported one
  }
}
