import { setTimeout as pause } from 'node:timers/promises';
import {
  callTo,
  ExpertOnPhone,
  quietPerson,
  talkingPerson,
  type LineControl,
} from '../expert/expert-call.ts';
import { makeAnswers, type Rehearsal } from '../expert/expert-script.ts';
import { Expert, type ExpertEvent } from '../expert/expert.ts';
import { Problem } from '../../../platform/src/screen/problem.ts';
import { kindOf, untilOf, type Expectation, type Step } from '../expert/script-steps.ts';
import { monologueOf } from '../tones/monologue.ts';

/** How long the reason of a session is waited for: a client that vanished has its time to come back. */
const reasonMs = 120_000;
/** How long a session may take to end once that was said, milliseconds. */
const endMs = 30_000;
/** How often composing is shown in a `typing` step: as rarely as a page may, milliseconds. */
const typingEveryMs = 4000;
/** When a back-channel comes unless the step says so: after the interviewer's first words, milliseconds. */
const backchannelMs = 1500;
const interruption = 'Wait, before you go on, let me add something about that.';

export type StageEvent = ExpertEvent & { channel: 'WEB' | 'PHONE'; at: number };

export type RehearsalOptions = {
  appUrl: string;
  interviewId: string;
  mode: 'resume' | 'start-over';
  paceMs: number;
  rehearsal: Rehearsal;
  questions: readonly string[];
  sessions: () => Promise<any[]>;
  line?: LineControl;
  call?: () => Promise<string>;
  onEvent: (event: StageEvent) => void;
};

/** A step that did not go as the script says. */
export class StepFailure extends Problem {
  constructor(number: number, kind: string, why: string) {
    super(`Step ${number} (${kind}): ${why}`);
    this.step = { number, kind, why };
  }
}

/**
 * Goes through the steps of a script as an expert would.
 * @throws {StepFailure}
 */
export async function rehearse(options: RehearsalOptions) {
  const { steps, then } = options.rehearsal;
  const stage = new Stage(options);
  try {
    await stage.begin();
    for (const [index, step] of steps.entries()) {
      const kind = kindOf(step);
      await stage.perform(kind, step).catch((error) => {
        if (!(error instanceof Problem)) throw error;
        throw new StepFailure(index + 1, kind, error.message);
      });
    }
    await stage.goOn(then).catch((error) => {
      if (!(error instanceof Problem)) throw error;
      throw new StepFailure(steps.length + 1, 'then', error.message);
    });
    return stage.web?.course;
  } finally {
    await stage.close();
  }
}

class Stage {
  constructor(options: RehearsalOptions) {
    this.options = options;
    this.answerTo = makeAnswers(options.rehearsal.knows);
    this.web = undefined;
    this.phone = undefined;
    this.channel = 'WEB';
    this.countdowns = 0;
    this.lastTurn = { text: '', persona: '', closing: false, sequence: 0, question: 0 };
  }

  async begin() {
    const { call, mode } = this.options;
    if (call) this.takeCall(await call());
    else this.openPage(mode);
  }

  openPage(mode: 'resume' | 'start-over') {
    this.channel = 'WEB';
    if (this.web) return this.web.open(mode);
    const { appUrl, interviewId } = this.options;
    this.web = new Expert({ appUrl, interviewId, mode, onEvent: this.teller('WEB') });
  }

  takeCall(sid: string) {
    const { line, questions, rehearsal } = this.options;
    const agreesByItself = rehearsal.consent !== 'silent';
    if (!line) throw new Problem('This platform has a telephone provider of its own: nothing is simulated.');
    this.channel = 'PHONE';
    this.phone = new ExpertOnPhone({ line, sid, questions, agreesByItself, onEvent: this.teller('PHONE') });
  }

  teller(channel: 'WEB' | 'PHONE'): (event: ExpertEvent) => void {
    return (event) => this.options.onEvent({ ...event, channel, at: Date.now() });
  }

  talk() {
    const talk = this.channel === 'WEB' ? this.web : this.phone;
    if (!talk) throw new Problem('The expert is not there.');
    return talk;
  }

  page(): Expert {
    if (!this.web) throw new Problem('The expert is not on the page.');
    return this.web;
  }

  caller(): ExpertOnPhone {
    if (!this.phone) throw new Problem('The expert is not on the phone.');
    return this.phone;
  }

  /** The interviewer's words that wait for a reaction; undefined when the conversation is over. */
  async turn() {
    const turn = await this.talk().turn();
    this.lastTurn = turn ?? this.talk().last ?? this.lastTurn;
    return turn;
  }

  async turnOrFail() {
    const turn = await this.turn();
    if (turn) return turn;
    throw new Problem(`the conversation is over (${this.talk().over}).`);
  }

  async perform(kind: string, step: Step) {
    switch (kind) {
      case 'say':
        await this.turnOrFail();
        if (step.offlineMs !== undefined) this.page().cut(step.offlineMs);
        return this.say(step.say ?? '');
      case 'press':
        await this.turnOrFail();
        return this.caller().press(step.press ?? '');
      case 'answer':
        return this.answer(step.answer ?? '', step.times ?? 1);
      case 'pauseMs':
        return this.talk().wait(step.pauseMs ?? 0, true);
      case 'typing':
        await this.turnOrFail();
        return this.page().wait(step.typing ?? 0, true, typingEveryMs);
      case 'telling':
        this.page().tellingMs = step.telling ?? 0;
        return;
      case 'silence':
        return this.talk().wait(step.silence ?? 0);
      case 'drop':
        await this.turnOrFail();
        return this.page().drop(step.drop ?? 0);
      case 'leave':
        return this.talk().leave();
      case 'end':
        await this.turnOrFail();
        return this.end();
      case 'withdraw':
        await this.turnOrFail();
        return this.page().wishFor('withdraw');
      case 'noise':
        return this.caller().noise(step.noise ?? 0);
      case 'bargeIn':
        return this.caller().bargeIn(step.text ?? interruption, step.bargeIn ?? 0);
      case 'backchannel':
        return this.caller().bargeIn(step.backchannel ?? '', step.afterMs ?? backchannelMs, true);
      case 'monologueMs': {
        const { text } = await this.turnOrFail();
        return this.say(monologueOf(this.answerTo, text, step.monologueMs ?? 0));
      }
      case 'finishLater':
        await this.turnOrFail();
        return this.page().wishFor('finish-later', untilOf(step.finishLater, Date.now()));
      case 'heard':
        await this.turnOrFail();
        return this.page().interrupt(step.heard ?? 0);
      case 'return':
        return this.comeBack(step.return ?? 'resume');
      case 'switchToPhone':
        await this.turnOrFail();
        return this.switchToPhone(step.switchToPhone ?? '', step.fails === true);
      case 'backToWeb':
        await this.turnOrFail();
        this.openPage('resume');
        return void (await this.turnOrFail());
      case 'expect':
        return this.expect(step.expect ?? {});
    }
  }

  async say(text: string) {
    await pause(this.options.paceMs);
    await this.talk().say(text);
  }

  async answer(text: string, times: number | 'all') {
    for (let given = 0; times === 'all' || given < times; given += 1) {
      const turn = await this.turn();
      if (!turn && times !== 'all')
        throw new Problem(`the conversation is over (${this.talk().over}), nothing is asked any more.`);
      if (!turn || turn.closing) return;
      await this.say(text === 'auto' ? this.answerTo(turn.text) : text);
    }
  }

  async end() {
    if (this.channel === 'PHONE') await this.phone?.leave();
    else await this.page().wishFor('end');
  }

  async comeBack(mode: 'resume' | 'start-over') {
    if (this.web && this.web.over === undefined && this.channel === 'WEB')
      throw new Problem('the expert is still there; "leave" first.');
    this.teller('WEB')({ type: 'note', text: `opens the link again (${mode})` });
    this.openPage(mode);
    await this.turnOrFail();
  }

  async switchToPhone(number: string, fails: boolean) {
    const { line } = this.options;
    if (!line) throw new Problem('this platform has a telephone provider of its own: nothing is simulated.');
    const before = new Set((await line.calls()).map(({ sid }) => sid));
    if (!fails) await line.script(number, quietPerson);
    const giveUp = new AbortController();
    try {
      const called = callTo(line, number, before, giveUp.signal);
      const answered = await this.page().switchToPhone(number);
      if (answered === fails)
        throw new Problem(
          answered
            ? `${number} answered.`
            : `the call to ${number} came to nothing (${this.web?.over ?? ''}).`,
        );
      const call = answered ? await called : undefined;
      if (call) {
        this.takeCall(call.sid);
        await this.turnOrFail();
      }
    } finally {
      giveUp.abort();
      if (!fails) await line.script(number, talkingPerson);
    }
  }

  async expect({ reason, withdrawn, countdown, delivered, ...words }: Expectation) {
    const about = Object.entries(words);
    if (about.length > 0) await this.turn();
    for (const [name, wanted] of about) this.check(name, wanted);
    if (withdrawn) await this.page().wait(endMs);
    const page = { withdrawn, countdown, delivered };
    for (const [name, wanted] of Object.entries(page)) if (wanted !== undefined) this.checkPage(name, wanted);
    if (reason === undefined) return;
    const actual = await this.reason();
    if (actual !== reason) throw new Problem(`expected reason "${reason}", the session has "${actual}".`);
  }

  check(name: string, wanted: unknown) {
    const { text, persona, closing, question } = this.lastTurn;
    const has = (part: unknown) => text.toLowerCase().includes(String(part).toLowerCase());
    if (name === 'textContains' || name === 'asks') {
      const asked =
        this.options.questions[Number(wanted) - 1] ?? `question ${wanted}, which the interview lacks`;
      const missing = (name === 'asks' ? [asked] : [wanted].flat()).find((part) => !has(part));
      if (missing !== undefined) throw new Problem(`expected "${missing}" in what was said: "${text}"`);
      return;
    }
    if (name === 'textLacks') {
      const present = [wanted].flat().find(has);
      if (present !== undefined) throw new Problem(`did not expect "${present}" in what was said: "${text}"`);
      return;
    }
    const actual = { persona, closing, question }[name];
    if (actual !== wanted) throw new Problem(`expected ${name} ${wanted}, it is ${actual}. Said: "${text}"`);
  }

  /** What only the page shows. A countdown is expected since the last time it was. */
  checkPage(name: string, wanted: boolean) {
    const { course, countdowns, delivered } = this.page();
    const countdown = countdowns > this.countdowns;
    this.countdowns = countdowns;
    const actual = { withdrawn: course.withdrawn === true, countdown, delivered }[name];
    if (actual !== wanted) throw new Problem(`expected ${name} ${wanted}, it is ${actual}.`);
  }

  /** The reason of the last session that is over, or about to be. */
  async reason() {
    for (const deadline = performance.now() + reasonMs; ;) {
      const nth = this.talk().over === undefined ? 1 : 0;
      const session = (await this.options.sessions())[nth];
      if (session?.disconnectReason) return session.disconnectReason;
      if (performance.now() > deadline)
        throw new Problem(session ? 'the session has not ended.' : 'no session has ended.');
      await pause(200);
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
    this.web?.hangUp();
    await this.phone?.hangUp().catch(() => undefined); // what went wrong before is what counts
  }
}
