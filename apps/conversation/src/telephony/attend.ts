import type { CallOutcome } from '../domain/phone-call';
import { type Clock, pause } from '@colloquy/kernel';
import { conferenceSpeaker, isBackchannel, isMailbox } from '@colloquy/language';
import { errorFields, type Logger } from '@colloquy/logging';
import type { SessionFrame } from '../domain/inputs';
import type { DueCalls, PhoneCall, PhoneCalls, Telephony } from '../domain/phone-ports';
import { persist } from '../runtime/persist';
import type { Runner } from '../runtime/runner';
import type { OpenPhone } from '../use-cases/open-phone';
import { Refusal } from '../use-cases/refusal';
import { type CallClock, makeCallClock, onSessionClock, type Placed } from './call-clock';
import { keepCall } from './keep-call';
import { type Line, type LineOptions, makeLine } from './line';
import type { CallRecording, CallRecordings } from './record-call';
import { placedWire, type Wire, type WireEvents } from './wire';

/** Frames that may wait while a session is being opened. */
const mostEarly = 60;
/** How long the words of an expert who hangs up are waited for, milliseconds. */
const lastWordsMs = 4000;
/** Pause before a session is opened once more, milliseconds. */
const againMs = 500;

/** What it takes to attend calls. */
export interface AttendDeps {
  calls: PhoneCalls;
  dueCalls: DueCalls;
  telephony: Telephony;
  open: OpenPhone;
  clock: Clock;
  logger: Logger;
  leaseMs: number;
  /** How long a report is tried, milliseconds. */
  writeMs: number;
  /** A conference that has not thrown us out after this has let us in, milliseconds. */
  settleMs: number;
  /** How long somebody who is connected waits for the expert, milliseconds. */
  noShowMs: number;
  speech: Pick<LineOptions, 'models' | 'endOfTurn'> & Partial<Pick<LineOptions, 'isBackchannel'>>;
  /** Undefined where calls are not recorded. */
  recordings: Pick<CallRecordings, 'begin'> | undefined;
}

/** Attends a call from the moment its sound is there until it is over. */
export function makeAttend(deps: AttendDeps): (call: PhoneCall, wire: Wire) => WireEvents {
  return (call, wire) => new Attendance(deps, call, wire).events;
}

/**
 * First a conference is entered, then the session opened; there a call the platform made waits until somebody
 * speaks. From then on the session decides.
 */
class Attendance {
  private readonly logger: Logger;
  /** Ends when somebody has spoken, or the call is over. */
  private readonly waiting = new AbortController();
  private readonly clock: CallClock;
  private readonly line: Line;
  private readonly early: SessionFrame[] = [];
  private readonly timers: NodeJS.Timeout[] = [];
  private runner: Runner | undefined;
  private recording: CallRecording | undefined;
  private ended: 'hung-up' | 'cut' | undefined;
  /** Whether what is heard comes from a conference's machine. */
  private entering: boolean;
  private began = false;

  readonly events: WireEvents = {
    text: (words) => this.hear(words),
    media: (sound, stampMs, arrivedMs) => {
      const { fromMs } = this.clock.heard(sound.length, stampMs, arrivedMs);
      this.recording?.heard(sound, fromMs);
      this.line.listen(sound, fromMs);
    },
    mark: (name) => this.line.onMark(name),
    digit: (digit) => this.line.press(digit),
    gone: (hungUp) => void (hungUp ? this.hungUp() : this.gone('cut')),
  };

  constructor(
    private readonly deps: AttendDeps,
    private readonly call: PhoneCall,
    private readonly wire: Wire,
  ) {
    const { callId, interviewId, kind, language, digits, connectedAt } = call;
    this.logger = deps.logger.child({ interviewId, callId });
    this.clock = makeCallClock(() => this.now());
    this.line = makeLine({
      wire: placedWire(wire, this.clock, () => this.recording),
      isBackchannel,
      ...deps.speech,
      language,
      now: () => this.now(),
      logger: this.logger,
      frame: (frame) => this.take(frame),
      recognised: (words, heard) => this.hear(words, heard),
      mayRecord: () => this.recording?.keep(),
      farewell: () => this.hangUp('over'),
    });
    if (kind === 'dial-in') this.keep();
    else this.waiting.abort(); // whoever called, or asked to be called, is there
    this.entering = kind === 'dial-in' && digits && !connectedAt;
    if (this.entering) this.later(deps.settleMs, () => this.begin());
    else this.begin();
  }

  private now(): number {
    return this.deps.clock.now().getTime();
  }

  private later(ms: number, work: () => void): void {
    if (this.ended) return;
    this.timers.push(setTimeout(work, Math.max(0, ms)));
  }

  private keep(): void {
    void keepCall(this.call, { ...this.deps, logger: this.logger }, this.waiting.signal).then((lost) => {
      if (lost) this.hangUp('over');
    });
  }

  private begin(): void {
    if (this.began) return;
    this.began = true;
    this.entering = false;
    this.connect().catch((error: unknown) => {
      this.logger.warn('A call could not be connected', errorFields(error));
      this.hangUp('canceled');
    });
  }

  private async connect(): Promise<void> {
    const { deps, call } = this;
    const waits = call.kind === 'dial-in';
    if (waits && !call.connectedAt && !(await this.report('connected'))) return this.hangUp('over');
    const runner = await this.open();
    if (!runner) return this.hangUp('over');
    await deps.calls.connected(call.callId);
    void runner.done.then((how) => {
      if (how === 'over') void this.settle('over');
    });
    this.runner = runner;
    if (!this.ended && !this.wire.words)
      this.recording = deps.recordings?.begin(runner.ref, runner.startedAtMs);
    runner.attach(this.line.client, -1);
    this.logger.info('Call connected', { kind: call.kind });
    if (!waits || runner.spoken()) {
      this.somebody();
      this.take({ type: 'typing' });
    } else {
      const since = call.connectedAt?.getTime() ?? this.now();
      this.later(since + deps.noShowMs - this.now(), () => this.nobody());
    }
    for (const frame of this.early.splice(0)) this.take(frame);
    if (this.ended) this.leave(runner, this.ended);
  }

  /** Sits out what passes by itself: whoever is on the line would have to call again. */
  private async open(): Promise<Runner | undefined> {
    const deadline = this.now() + this.deps.writeMs;
    while (!this.ended) {
      try {
        return await this.deps.open(this.call);
      } catch (error) {
        const passes = error instanceof Refusal && error.code === 'unavailable';
        if (!passes || this.now() > deadline) throw error;
        await pause(againMs);
      }
    }
    return undefined;
  }

  /** Until a person speaks, a machine may: that of a conference, or one that takes messages. */
  private hear(words: string, heard?: Placed): void {
    const { digits, language } = this.call;
    if (!digits && !this.waiting.signal.aborted && isMailbox(words, language))
      return this.hangUp('no-answer');
    if (digits && !this.waiting.signal.aborted) {
      const speaker = conferenceSpeaker(words, language);
      if (speaker === 'refusal') return this.hangUp('ivr-failed');
      if (speaker === 'announcement') return;
      if (this.entering) this.begin();
    }
    this.line.hear(words, heard);
  }

  /** While nobody has spoken only words and keys count. */
  private take(frame: SessionFrame): void {
    const { runner, waiting } = this;
    if (!runner) {
      if (this.early.length < mostEarly) this.early.push(frame);
      return;
    }
    if (frame.type === 'say' || frame.type === 'digit') this.somebody();
    if (waiting.signal.aborted) runner.take(this.line.client, onSessionClock(frame, runner.startedAtMs));
  }

  private somebody(): void {
    this.waiting.abort();
  }

  private nobody(): void {
    if (!this.waiting.signal.aborted) this.hangUp('no-show');
  }

  /** What the expert said last is part of the conversation. */
  private async hungUp(): Promise<void> {
    const limit = new AbortController();
    const words = this.line.lastWords();
    if (words) await Promise.race([words, pause(lastWordsMs, limit.signal)]);
    limit.abort();
    this.gone('hung-up');
  }

  private gone(how: 'hung-up' | 'cut'): void {
    if (this.ended) return;
    this.line.stop('turn');
    const nobodySpoke = this.call.kind === 'dial-in' && !this.waiting.signal.aborted;
    this.end(how);
    if (this.runner) this.leave(this.runner, how);
    if (how === 'hung-up' && nobodySpoke) void this.close(this.entering ? 'ivr-failed' : 'failed');
  }

  private leave(runner: Runner, how: 'hung-up' | 'cut'): void {
    if (how === 'hung-up') runner.hangUp(this.line.client);
    else runner.detach(this.line.client);
  }

  private end(how: 'hung-up' | 'cut'): void {
    this.ended = how;
    this.waiting.abort();
    void this.recording?.stop();
    for (const timer of this.timers) clearTimeout(timer);
  }

  /** We end the call: nothing was reached, or all was said. */
  private hangUp(outcome: CallOutcome | 'over'): void {
    if (this.ended) return;
    this.line.stop(outcome === 'over' ? 'turn' : 'nothing');
    this.end('hung-up');
    this.runner?.hangUp(this.line.client);
    void this.close(outcome).then(async () => {
      await this.deps.telephony.hangUp(this.wire.callSid).catch((error: unknown) => {
        this.logger.warn('A call could not be hung up', errorFields(error));
      });
      this.wire.close();
    });
  }

  private async close(outcome: CallOutcome | 'over'): Promise<void> {
    await this.settle(outcome);
    if (outcome === 'over' || this.call.kind !== 'dial-in') return;
    this.logger.info('Call failed', { outcome });
    await this.report(outcome).catch((error: unknown) => {
      this.logger.warn('The outcome of a call could not be reported', errorFields(error));
    });
  }

  private async settle(outcome: CallOutcome | 'over'): Promise<void> {
    await this.deps.calls.settle(this.call.callId, outcome).catch((error: unknown) => {
      this.logger.warn('The end of a call could not be noted', errorFields(error));
    });
  }

  private report(outcome: CallOutcome): Promise<boolean> {
    const { dueCalls, writeMs } = this.deps;
    return persist(() => dueCalls.reportCall(this.call, outcome), { budgetMs: writeMs });
  }
}
