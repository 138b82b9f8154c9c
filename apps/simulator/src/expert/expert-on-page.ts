import { randomUUID } from 'node:crypto';
import { openJoinConnection, type JoinConnection } from '../../../../libs/join-client/src/index.ts';
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
 * Reconnects and repeats unacknowledged utterances. Every wait ends with the conversation, or fails without progress.
 */
export class ExpertOnPage {
  readonly #options: ExpertOptions;
  readonly #consent = { text: consentText, language: 'en', agreedAt: new Date().toISOString() };
  readonly #conditions = new Conditions();
  readonly #page: Page;
  #connection: JoinConnection;
  #delivered = true;

  constructor(options: ExpertOptions) {
    this.#options = options;
    this.#page = new Page({
      conditions: this.#conditions,
      send: (frame) => this.#connection.send(frame),
      reopen: () => this.#connection.reopen(),
      onEvent: options.onEvent ?? (() => undefined),
    });
    this.#connection = this.#connect(options.mode ?? 'resume');
  }

  get course(): Course {
    return this.#page.course;
  }

  get over() {
    return this.#page.visit.over;
  }

  get last() {
    return this.#page.last;
  }

  get countdowns() {
    return this.#page.countdowns;
  }

  get delivered() {
    return this.#delivered;
  }

  /** Time to read a turn aloud; 0 shows the turn at once. */
  set readAloudMs(ms: number) {
    this.#page.reading.durationMs = ms;
  }

  open(mode: Mode) {
    this.hangUp();
    this.#connection = this.#connect(mode);
  }

  #connect(mode: Mode) {
    const { appUrl, interviewId } = this.#options;
    this.#page.open(mode);
    return openJoinConnection({
      appUrl,
      interviewId,
      hello: () => this.#page.resume() ?? { mode: this.#page.visit.mode, consent: this.#consent },
      onEvent: (event) => this.#page.take(event),
    });
  }

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

  async press(type: Button, until?: string) {
    this.#page.note(wishes[type]);
    this.#page.request(type === 'finish-later' ? { type, until } : { type });
    await this.#conditions.until(() => this.over);
  }

  /** Reports that the expert heard only the first characters of the turn. */
  interrupt(characters: number) {
    this.#page.note(`interrupts after ${characters} characters`);
    this.#connection.send({ type: 'heard', sequence: this.#page.visit.waitingTurn?.sequence, characters });
  }

  /** Waits for a time, or until the end; reports typing meanwhile if `composing`. */
  async wait(ms: number, composing = false, everyMs = typingMs) {
    const type = () => this.#connection.send({ type: 'typing' });
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
    this.#page.note(`the connection is cut for ${ms} ms`);
    this.#page.visit.down = true;
    this.#connection.reconnectAfter(ms);
  }

  /** Drops the connection and waits until it is back. */
  async drop(ms: number) {
    this.cut(ms);
    await this.#untilOverOr(() => !this.#page.visit.down);
  }

  /** Disconnects without ending the conversation. */
  leave() {
    this.#page.note('vanishes');
    this.#page.visit.over = 'vanished';
    this.hangUp();
    this.#conditions.changed();
  }

  async switchToPhone(phoneNumber: string) {
    this.#page.note(`asks to be called at ${phoneNumber}`);
    this.#page.visit.phone = undefined;
    this.#connection.send({ type: 'switch-to-phone', phoneNumber });
    await this.#untilOverOr(() => this.#page.visit.phone === 'failed');
    return this.over === 'switched_to_phone';
  }

  hangUp() {
    this.#page.close();
    this.#connection.terminate();
  }

  #untilOverOr(check: () => boolean) {
    return this.#conditions.until(() => check() || this.over !== undefined || undefined);
  }
}
