import { type Clock, pause } from '@colloquy/kernel';
import { conferenceSpeaker, isBackchannel, isMailbox } from '@colloquy/language';
import { errorFields, type Logger } from '@colloquy/logging';
import type { SessionFrame } from '../domain/inputs';
import type { CallOutcome } from '../domain/phone-call';
import type { DueCalls, PhoneCall, PhoneCallRepository, Telephony } from '../domain/phone-ports';
import type { Runner } from '../runtime/runner';
import type { UsedSound } from '../runtime/usage-meter';
import type { OpenPhone } from '../use-cases/open-phone';
import { type CallClock, makeCallClock, onSessionClock, type TimeSpan } from './call-clock';
import { makeEarlyInput } from './early-input';
import { type JudgeDeps, type Judgement, judgeCall } from './judge-call';
import { keepCallLease } from './keep-call-lease';
import { type MediaStream, type MediaStreamEvents, timedMediaStream } from './media-stream';
import { metered } from './metered';
import { openPatiently } from './open-patiently';
import { makePhoneClient, type PhoneClient } from './phone-client';
import type { PhoneClientOptions } from './phone-client-options';
import type { CallRecording, CallRecordings } from './record-call';
import { type CallReport, makeCallReport } from './report-call';

/** Time in which the last words of an expert who has hung up may be recognised. */
const lastWordsMs = 4000;

export interface HandleCallDeps extends JudgeDeps {
  calls: PhoneCallRepository;
  dueCalls: DueCalls;
  telephony: Telephony;
  open: OpenPhone;
  clock: Clock;
  logger: Logger;
  leaseMs: number;
  writeMs: number;
  /** Time in a call after which it counts as admitted to the conference. */
  settleMs: number;
  noShowMs: number;
  speech: Pick<PhoneClientOptions, 'models' | 'endOfTurn'> &
    Partial<Pick<PhoneClientOptions, 'isBackchannel'>>;
  recordings: Pick<CallRecordings, 'begin'> | undefined;
}

export function makeHandleCall(
  deps: HandleCallDeps,
): (call: PhoneCall, stream: MediaStream) => MediaStreamEvents {
  return (call, stream) => new CallHandler(deps, call, stream).events;
}

/** Waits for the conference or a verdict, opens the session, and waits for a person. Then the session decides. */
class CallHandler {
  private readonly logger: Logger;
  /** Aborted when a person has spoken, or the call is over. */
  private readonly waiting = new AbortController();
  private readonly clock: CallClock;
  private readonly phone: PhoneClient;
  private readonly report: CallReport;
  private readonly early = makeEarlyInput();
  private readonly timers: NodeJS.Timeout[] = [];
  private runner: Runner | undefined;
  private recording: CallRecording | undefined;
  private ended: 'hung-up' | 'cut' | undefined;
  /** The last words may still be recognised. */
  private hasHungUp = false;
  private isEntering: boolean;
  private readonly judgement: Judgement;
  private isMachine = false;
  private mayRecord = false;
  private hasBegun = false;

  readonly events: MediaStreamEvents = {
    text: (words) => this.hear(words),
    media: (samples, stampMs, arrivedMs) => {
      const { fromMs } = this.clock.heard(samples.length, stampMs, arrivedMs);
      this.recording?.heard(samples, fromMs);
      this.phone.listen(samples, fromMs);
    },
    mark: (name) => this.phone.onMark(name),
    digit: (digit) => this.phone.press(digit),
    gone: (hasHungUp) => void (hasHungUp ? this.hungUp() : this.gone('cut')),
  };

  constructor(
    private readonly deps: HandleCallDeps,
    private readonly call: PhoneCall,
    private readonly stream: MediaStream,
  ) {
    const { callId, interviewId, kind, language, digits, connectedAt } = call;
    this.logger = deps.logger.child({ interviewId, callId });
    this.report = makeCallReport(call, deps, this.logger);
    this.clock = makeCallClock(() => this.now(), stream.rateHz);
    this.phone = makePhoneClient({
      stream: timedMediaStream(stream, this.clock, () => this.recording),
      isBackchannel,
      ...deps.speech,
      models: metered(deps.speech.models, (used) => this.count(used)),
      language,
      now: () => this.now(),
      logger: this.logger,
      frame: (frame) => this.receive(frame),
      recognised: (words, heard) => this.hear(words, heard),
      vocabulary: () => this.runner?.vocabulary ?? [],
      likely: (words) => this.runner?.prepare(this.phone.client, words),
      mayRecord: () => this.consented(),
      unrecognised: (seconds) => this.count({ unrecognisedSeconds: seconds }),
      farewell: () => this.hangUp('over'),
    });
    if (kind === 'dial-in') this.keep();
    else this.waiting.abort(); // the expert called, or asked for the call
    this.judgement = judgeCall(call, deps, {
      decided: () => this.begin(),
      machine: () => this.machineAnswered(),
    });
    this.isEntering = kind === 'dial-in' && digits && !connectedAt;
    if (this.isEntering) this.later(deps.settleMs, () => this.begin());
    else if (!this.judgement.isOpen()) this.begin();
  }

  private now(): number {
    return this.deps.clock.now().getTime();
  }

  private later(ms: number, work: () => void): void {
    if (this.ended) return;
    this.timers.push(setTimeout(work, Math.max(0, ms)));
  }

  private keep(): void {
    void keepCallLease(this.call, { ...this.deps, logger: this.logger }, this.waiting.signal).then((lost) => {
      if (lost) this.hangUp('over');
    });
  }

  private begin(): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    this.isEntering = false;
    this.connect().catch((error: unknown) => {
      this.logger.warn('Call could not be connected', errorFields(error));
      this.hangUp('canceled');
    });
  }

  /** An expert who has spoken and consented is not a machine, whatever the provider says. */
  private machineAnswered(): void {
    if (this.waiting.signal.aborted && this.mayRecord) return;
    this.isMachine = true;
    // while the session opens, its call must stay current: it ends with the session
    if (this.hasBegun && !this.runner) this.early.dropFrames();
    else this.hangUp('machine');
  }

  private consented(): void {
    this.mayRecord = true;
    this.recording?.keep();
  }

  private async connect(): Promise<void> {
    const { deps, call } = this;
    const waitsForPerson = call.kind === 'dial-in';
    if (waitsForPerson && !call.connectedAt && !(await this.report.connected())) return this.hangUp('over');
    const runner = await openPatiently(call, deps, () => this.ended !== undefined);
    if (!runner) return this.hangUp('over');
    await deps.calls.connected(call.callId);
    void runner.done.then((how) => {
      if (how === 'over') void this.report.settle('over');
    });
    this.runner = runner;
    if (!this.ended && !this.stream.carriesWords)
      this.recording = deps.recordings?.begin(runner.ref, runner.startedAtMs, this.stream.rateHz);
    if (!this.hasHungUp) runner.attach(this.phone.client, -1);
    if (this.isMachine) return this.hangUp('machine');
    this.logger.info('Call connected', { kind: call.kind });
    if (!waitsForPerson || runner.hasTurns()) {
      this.personSpoke();
      this.receive({ type: 'typing' });
    } else {
      const since = call.connectedAt?.getTime() ?? this.now();
      this.later(since + deps.noShowMs - this.now(), () => this.noShow());
    }
    for (const frame of this.early.takeFrames()) this.receive(frame);
    for (const used of this.early.takeSounds()) this.count(used);
    if (this.ended) this.disconnect(runner, this.ended);
  }

  /** Until a person speaks, the words may come from a conference's announcement or an answering machine. */
  private hear(words: string, heard?: TimeSpan): void {
    const { digits, language } = this.call;
    if (!digits && !this.waiting.signal.aborted && isMailbox(words, language)) return this.machineAnswered();
    if (digits && !this.waiting.signal.aborted) {
      const speaker = conferenceSpeaker(words, language);
      if (speaker === 'refusal') return this.hangUp('ivr-failed');
      if (speaker === 'announcement') return;
      if (this.isEntering) this.begin();
    }
    this.phone.hear(words, heard);
  }

  /** Until a person speaks, only words and keys count, and unrecognised speech on the expert's own line: somebody is there. */
  private receive(frame: SessionFrame): void {
    const { runner, waiting } = this;
    const { type } = frame;
    const isPerson = type === 'say' || type === 'digit' || (type === 'not-heard' && !this.call.digits);
    if (!runner) {
      if (!this.isMachine) this.early.frame(frame);
      if (isPerson) this.judgement.wordsCame();
      return;
    }
    if (isPerson) this.personSpoke();
    if (!waiting.signal.aborted) return;
    const placed = onSessionClock(frame, runner.startedAtMs);
    if (!this.hasHungUp) runner.receive(this.phone.client, placed);
    else if (type === 'say') runner.receiveLate(placed);
  }

  private count(used: UsedSound): void {
    if (this.runner) this.runner.usage.sound(used);
    else this.early.sound(used);
  }

  private personSpoke(): void {
    this.waiting.abort();
  }

  private noShow(): void {
    if (!this.waiting.signal.aborted) this.hangUp('no-show');
  }

  /** The connected time ends now, and the session when the last words are recognised. */
  private async hungUp(): Promise<void> {
    if (this.ended || this.hasHungUp) return;
    this.phone.interrupt();
    this.hasHungUp = true;
    this.runner?.detach(this.phone.client);
    const limit = new AbortController();
    const words = this.phone.lastWords();
    if (words) await Promise.race([words, pause(lastWordsMs, limit.signal)]);
    limit.abort();
    this.gone('hung-up');
  }

  private gone(how: 'hung-up' | 'cut'): void {
    if (this.ended) return;
    this.phone.interrupt();
    this.phone.stop('turn');
    const isUnanswered = this.call.kind === 'dial-in' && !this.waiting.signal.aborted;
    this.end(how);
    if (this.runner) this.disconnect(this.runner, how);
    if (how === 'hung-up' && isUnanswered) void this.report.close(this.isEntering ? 'ivr-failed' : 'failed');
  }

  private disconnect(runner: Runner, how: 'hung-up' | 'cut'): void {
    if (how === 'hung-up') runner.hangUp(this.phone.client);
    else runner.detach(this.phone.client);
  }

  private end(how: 'hung-up' | 'cut'): void {
    this.ended = how;
    this.waiting.abort();
    this.judgement.end();
    void this.recording?.stop();
    for (const timer of this.timers) clearTimeout(timer);
  }

  private hangUp(outcome: CallOutcome | 'over'): void {
    if (this.ended) return;
    this.phone.stop(outcome === 'over' ? 'turn' : 'nothing');
    this.end('hung-up');
    this.runner?.hangUp(this.phone.client, outcome === 'machine');
    void this.report.close(outcome).then(async () => {
      await this.deps.telephony.hangUp(this.stream.callSid).catch((error: unknown) => {
        this.logger.warn('Call could not be hung up', errorFields(error));
      });
      this.stream.close();
    });
  }
}
