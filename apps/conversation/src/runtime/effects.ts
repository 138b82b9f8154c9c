import { closeCodes, disconnectReasons, languageOf } from '@colloquy/contracts';
import { AppError, type Clock, pause, toAppError } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Effect, Input } from '../domain/inputs';
import { voiceOf } from '../domain/frames';
import type { Cast, Client, Held, Interviews, LiveSessions, SessionRef } from '../domain/ports';
import type { SwitchToPhone } from '../domain/phone-ports';
import { connectedMsAt, type SessionState, type VoicedConsent } from '../domain/session-state';
import type { ConversationMetrics } from './metrics';
import { isRefusal, persist } from './persist';

/** What a client is told when it arrives, beside what has been said. */
export interface Welcome {
  ref: SessionRef;
  held: Held;
  resumeToken: string;
  title: string;
  language: string;
}

/** What a runner works with. */
export interface RunnerDeps {
  interviews: Interviews;
  liveSessions: LiveSessions;
  clock: Clock;
  logger: Logger;
  metrics: ConversationMetrics;
  /** How long a write is tried while the expert waits, and how long the interviewer may take over its words. */
  patience: { writeMs: number; interviewerMs: number };
  switchToPhone: SwitchToPhone;
  /** Waits, not for long, until what was recorded here of a session is stored. */
  finishRecording: (ref: SessionRef) => Promise<void>;
}

interface Host {
  dispatch(input: Input): void;
  state(): SessionState;
  client(): Client | undefined;
  /** The session is over. */
  over(): void;
  /** This process cannot go on with the session. */
  giveUp(closeCode: number): void;
}

const moved = () => new AppError('conflict', 'SESSION_MOVED', 'Another process conducts the session');
const hasMoved = (error: unknown) => toAppError(error).code === 'SESSION_MOVED';

/** Carries out what a step asks for. */
export function makeEffects(welcome: Welcome, cast: Cast, deps: RunnerDeps, host: Host) {
  const { interviews, liveSessions } = deps;
  const { ref, held } = welcome;
  const { sessionId } = ref;
  const logger = deps.logger.child({ interviewId: ref.interviewId, sessionId });
  const stopping = new AbortController();
  let asking = new AbortController();
  let notes: Promise<unknown> = Promise.resolve();

  const patiently = <T>(what: string, call: () => Promise<T>) =>
    persist(call, {
      budgetMs: deps.patience.writeMs,
      signal: stopping.signal,
      onRetry: (error) => logger.warn('Session write is being retried', { what, ...errorFields(error) }),
    });

  async function mustOwn(): Promise<void> {
    if (!(await liveSessions.isHeld(held))) throw moved();
  }

  /** Writes notes about the connection one after the other, so that the last one stays. */
  function note(write: () => Promise<unknown>): void {
    notes = notes.then(write).catch((error: unknown) => {
      logger.warn('Live session could not be noted', errorFields(error));
    });
  }

  /** A write by the one who conducts the session: a process that lost it without knowing must not decide. */
  const write = <T>(what: string, call: () => Promise<T>) =>
    patiently(what, async () => {
      await mustOwn();
      return call();
    });

  async function append(turns: Extract<Effect, { type: 'append' }>['turns']): Promise<void> {
    await write('append', async () => {
      await interviews.appendTurns(ref, turns);
      await mustOwn(); // what a process that lost the session stores meanwhile is not acknowledged by it
    });
    for (const { sequence, role, act } of turns) {
      logger.info('Turn stored', { sequence, role, act });
      deps.metrics.turnStored(role);
    }
    host.dispatch({ type: 'appended' });
  }

  async function ask({ askId, ask: wanted }: Extract<Effect, { type: 'ask' }>): Promise<void> {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const askedAt = performance.now();
    const moment = momentOf(host.state(), deps.clock.now().getTime());
    const move = await persist(() => cast.say(wanted, moment, AbortSignal.any([signal, stopping.signal])), {
      budgetMs: deps.patience.interviewerMs,
      signal,
    }).catch((error: unknown) => {
      if (signal.aborted) return undefined;
      throw error;
    });
    if (!move || signal.aborted) return;
    deps.metrics.replied((performance.now() - askedAt) / 1000);
    host.dispatch({ type: 'move', askId, ask: wanted, move });
  }

  async function consent({ text, givenBy }: VoicedConsent): Promise<void> {
    const { platform: channel } = host.state().facts;
    const { language } = welcome;
    const agreedAtMs = deps.clock.now().getTime();
    await write('consent', () =>
      interviews.recordConsent(ref, { channel, language, text, givenBy, agreedAtMs }),
    );
    logger.info('Consent stored', { channel, givenBy });
    host.dispatch({ type: 'consented' });
  }

  async function withdraw(): Promise<void> {
    await write('withdraw', () => interviews.withdrawConsent(ref));
    logger.info('Consent withdrawn');
    host.dispatch({ type: 'withdrawn' });
  }

  async function handOver({ handoff }: Extract<Effect, { type: 'hand-over' }>): Promise<void> {
    await pause(handoff.delayMs, stopping.signal);
    const atMs = deps.clock.now().getTime();
    const at = { atMs, offsetMs: Math.max(0, atMs - host.state().facts.startedAtMs) };
    await write('hand over', () => interviews.recordHandoff(ref, handoff, at));
    logger.info('Handed over', {
      from: handoff.from.agentId,
      to: handoff.to.agentId,
      ruleId: handoff.ruleId,
    });
    host.dispatch({ type: 'handed-over' });
  }

  async function hold(untilMs: number | undefined): Promise<void> {
    try {
      host.dispatch({
        type: 'held',
        untilMs: await write('hold', () => interviews.holdForLater(ref, untilMs)),
      });
    } catch (error) {
      if (!isRefusal(error) || hasMoved(error)) throw error;
      host.dispatch({ type: 'hold-refused', message: toAppError(error).message });
    }
  }

  async function end({
    reason,
    endedAtMs,
    durationSeconds,
  }: Extract<Effect, { type: 'end' }>): Promise<void> {
    const decided = { reason, endedAtMs, durationSeconds };
    // the last of a call's recording may take seconds to store, and this process may die meanwhile
    if (host.state().facts.platform === 'PHONE') note(() => liveSessions.noteEnding(held, decided));
    await deps.finishRecording(ref); // post-processing takes what is there when the end is announced
    const answer = await patiently('end', async () => {
      // only who has the session ends it; who claims it when this process has died ends it in the same way
      if (!(await liveSessions.noteEnding(held, decided))) throw moved();
      return interviews.endSession(ref, decided);
    }).catch((error: unknown) => {
      if (toAppError(error).kind !== 'not-found') throw error;
      return reason; // the interview was deleted: nobody will ask
    });
    const recorded = disconnectReasons.find((known) => known === answer) ?? reason;
    logger.info('Session ended', { reason: recorded, durationSeconds });
    deps.metrics.sessionEnded(recorded);
    host.dispatch({ type: 'recorded-end', reason: recorded });
  }

  async function dial(phoneNumber: string): Promise<void> {
    const session = { ...ref, language: languageOf(welcome.language) };
    const answered = await deps
      .switchToPhone(session, phoneNumber, stopping.signal)
      .catch((error: unknown) => {
        logger.warn('The expert could not be called', errorFields(error));
        return false;
      });
    if (!answered) host.dispatch({ type: 'dial-failed' });
  }

  function attempt(what: string, work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (stopping.signal.aborted) return;
      const { kind, code } = toAppError(error);
      const level = kind === 'internal' ? 'error' : 'warn';
      logger[level]('Session let go', { what, ...errorFields(error) });
      // stored turns that differ from ours mean that another process went on: so does the client, at once
      const again = hasMoved(error) || code === 'TURN_CONFLICT';
      host.giveUp(again ? closeCodes.restarting : closeCodes.tryLater);
    });
  }

  return {
    run(effect: Effect): void {
      switch (effect.type) {
        case 'welcome': {
          const { resumeToken, title, language } = welcome;
          const state = host.state();
          const { persona } = state.speaker;
          const { questionCount } = state.facts;
          const { turns, progress, closing } = effect;
          const about = {
            sessionId,
            resumeToken,
            title,
            persona,
            language,
            questionCount,
            ...voiceOf(state),
          };
          return host.client()?.send({ type: 'welcome', ...about, progress, closing, turns });
        }
        case 'send':
          return host.client()?.send(effect.frame);
        case 'append':
          return attempt('append', append(effect.turns));
        case 'ask':
          return attempt('ask', ask(effect));
        case 'cancel-ask':
          return asking.abort();
        case 'hand-over':
          return attempt('hand over', handOver(effect));
        case 'note-heard':
          return attempt(
            'note what was heard',
            write('note what was heard', () => interviews.noteHeard(ref, effect.sequence, effect.heard)),
          );
        case 'consent':
          return attempt('consent', consent(effect.consent));
        case 'may-record':
          return host.client()?.mayRecord?.();
        case 'withdraw':
          return attempt('withdraw', withdraw());
        case 'dial':
          return void dial(effect.phoneNumber);
        case 'note-sound':
          return note(() => liveSessions.noteSound(held));
        case 'hold':
          return attempt('hold', hold(effect.untilMs));
        case 'end':
          return attempt('end', end(effect));
        case 'over':
          return host.over();
      }
    },
    /** Notes for other processes whether a client is connected, and for how long one has been. */
    noteConnection(): void {
      const { connectedSinceMs, connectedMs } = host.state();
      const connected = connectedSinceMs !== undefined;
      note(() => liveSessions.noteConnection(held, { connected, connectedMs }));
    },
    stop(): void {
      stopping.abort();
      asking.abort();
    },
  };
}

function momentOf(state: SessionState, now: number) {
  const { history, speaker, takingOver, gotSound, consentIsDue, facts } = state;
  const elapsedMs = facts.earlierMs + connectedMsAt(state, now);
  return { history, speaker, takingOver, gotSound, consentIsDue, elapsedMs };
}
