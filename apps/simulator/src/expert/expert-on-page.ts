import { randomUUID } from 'node:crypto';
import { openJoinLine, type JoinLine } from '../../../../libs/join-client/src/index.ts';
import { Conditions } from './conditions.ts';
import type { Course, ExpertEvent, Mode, Turn } from './expert-events.ts';
import { Page } from './page.ts';

export interface ExpertOptions {
  appUrl: string;
  interviewId: string;
  mode?: Mode;
  onEvent?: (event: ExpertEvent) => void;
}

type Button = 'end' | 'finish-later' | 'withdraw';

const wishes: Record<Button, string> = {
  end: 'presses End',
  'finish-later': 'asks to finish later',
  withdraw: 'withdraws the consent',
};
const typingMs = 2000;
const consentText = 'I agree to take part in this interview, and that it is recorded and written down.';

/**
 * Reconnects and repeats unacknowledged utterances. Every wait ends when the conversation is over, and fails when the
 * conversation makes no progress.
 */
export class ExpertOnPage {
  readonly #options: ExpertOptions;
  readonly #consent = { text: consentText, language: 'en', agreedAt: new Date().toISOString() };
  readonly #conditions = new Conditions();
  readonly #page: Page;
  #line: JoinLine;
  #delivered = true;

  constructor(options: ExpertOptions) {
    this.#options = options;
    this.#page = new Page({
      conditions: this.#conditions,
      send: (frame) => this.#line.send(frame),
      again: () => this.#line.again(),
      onEvent: options.onEvent ?? (() => undefined),
    });
    this.#line = this.#connect(options.mode ?? 'resume');
  }

  get course(): Course {
    return this.#page.course;
  }

  /** Why the conversation is over; undefined while it goes on. */
  get over() {
    return this.#page.visit.over;
  }

  get last() {
    return this.#page.last;
  }

  /** Countdowns to an end because the expert was silent. */
  get countdowns() {
    return this.#page.countdowns;
  }

  /** Whether the last utterance is stored. */
  get delivered() {
    return this.#delivered;
  }

  /** Time to read a turn aloud; 0 shows the turn at once. */
  set tellingMs(ms: number) {
    this.#page.reading.tellingMs = ms;
  }

  open(mode: Mode) {
    this.hangUp();
    this.#line = this.#connect(mode);
  }

  #connect(mode: Mode) {
    const { appUrl, interviewId } = this.#options;
    this.#page.open(mode);
    return openJoinLine({
      appUrl,
      interviewId,
      hello: () => this.#page.resume() ?? { mode: this.#page.visit.mode, consent: this.#consent },
      onEvent: (event) => this.#page.take(event),
    });
  }

  /** Returns undefined when the conversation is over. */
  async turn(): Promise<Turn | undefined> {
    const turn = await this.#conditions.until(
      () => this.#page.visit.waitingTurn ?? (this.over === undefined ? undefined : null),
    );
    return turn ?? undefined;
  }

  /** Waits until the words are stored or the conversation is over. */
  async say(text: string) {
    const utterance = { utteranceId: randomUUID(), text };
    const isPending = () => this.#page.visit.unsent === utterance;
    this.#page.says(utterance);
    await this.#untilOverOr(() => !isPending());
    this.#delivered = !isPending();
    if (!this.#delivered) this.#page.note('the last utterance was not delivered');
  }

  /** Waits until the conversation is over. @param until expiry of the link, ISO 8601 */
  async wishFor(type: Button, until?: string) {
    this.#page.note(wishes[type]);
    this.#page.wishes(type === 'finish-later' ? { type, until } : { type });
    await this.#conditions.until(() => this.over);
  }

  /** The expert heard only the first characters of the turn. */
  interrupt(characters: number) {
    this.#page.note(`interrupts after ${characters} characters`);
    this.#line.send({ type: 'heard', sequence: this.#page.visit.waitingTurn?.sequence, characters });
  }

  /** Waits at most until the conversation is over. @param composing whether the page reports typing meanwhile */
  async wait(ms: number, composing = false, everyMs = typingMs) {
    const type = () => this.#line.send({ type: 'typing' });
    const typing = composing ? setInterval(type, everyMs) : undefined;
    if (composing) type();
    let passed = false;
    const timer = setTimeout(() => {
      passed = true;
      this.#conditions.changed();
    }, ms);
    try {
      await this.#untilOverOr(() => passed);
    } finally {
      clearTimeout(timer);
      clearInterval(typing);
    }
  }

  cut(ms: number) {
    this.#page.note(`the line is cut for ${ms} ms`);
    this.#page.visit.down = true;
    this.#line.cut(ms);
  }

  /** Waits until the line is back. */
  async drop(ms: number) {
    this.cut(ms);
    await this.#untilOverOr(() => !this.#page.visit.down);
  }

  /** The conversation does not end. */
  leave() {
    this.#page.note('vanishes');
    this.#page.visit.over = 'vanished';
    this.hangUp();
    this.#conditions.changed();
  }

  /** Returns whether the call was answered. */
  async switchToPhone(phoneNumber: string) {
    this.#page.note(`asks to be called at ${phoneNumber}`);
    this.#page.visit.phone = undefined;
    this.#line.send({ type: 'switch-to-phone', phoneNumber });
    await this.#untilOverOr(() => this.#page.visit.phone === 'failed');
    return this.over === 'switched_to_phone';
  }

  hangUp() {
    this.#page.close();
    this.#line.vanish();
  }

  #untilOverOr(check: () => boolean) {
    return this.#conditions.until(() => check() || this.over !== undefined || undefined);
  }
}
