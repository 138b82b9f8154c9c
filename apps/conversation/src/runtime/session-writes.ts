import { pause, toAppError } from '@colloquy/kernel';
import { errorFields } from '@colloquy/logging';
import type { Effect } from '../domain/inputs';
import type { VoicedConsent } from '../domain/session-state';
import { endSession } from './end-session';
import { makeLiveNotes } from './live-notes';
import { isRefusal, persist } from './persist';
import type { EffectsHost, RunnerDeps, Welcome } from './runner-deps';

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>;

export const hasMoved = (error: unknown) => toAppError(error).code === 'SESSION_MOVED';

/** Once another process has claimed the session, the fencing token makes every write fail with SESSION_MOVED. */
export function makeSessionWrites(
  { ref, language, usage }: Welcome,
  deps: RunnerDeps,
  host: Pick<EffectsHost, 'dispatch' | 'state'>,
  signal: AbortSignal,
) {
  const { interviews, liveSessions } = deps;
  const logger = deps.logger.child({ interviewId: ref.interviewId, sessionId: ref.sessionId });
  const notes = makeLiveNotes(ref, liveSessions, host.state, logger);

  const patiently = <T>(what: string, call: () => Promise<T>) =>
    persist(call, {
      budgetMs: deps.patience.writeMs,
      signal,
      onRetry: (error) => logger.warn('Session write failed; retrying', { what, ...errorFields(error) }),
    });

  return {
    async append({ turns }: Of<'append'>): Promise<void> {
      await patiently('append', () => interviews.appendTurns(ref, turns, usage.total()));
      for (const { sequence, role, act } of turns) {
        logger.info('Turn stored', { sequence, role, act });
        deps.metrics.turnStored(role);
      }
      host.dispatch({ type: 'appended' });
    },

    noteHeard: ({ sequence, heard }: Of<'note-heard'>) =>
      patiently('note what was heard', () => interviews.noteHeard(ref, sequence, heard)),

    async consent({ text, givenBy }: VoicedConsent): Promise<void> {
      const { platform: channel } = host.state().facts;
      const agreedAtMs = deps.clock.now().getTime();
      const consent = { channel, language, text, givenBy, agreedAtMs };
      await patiently('consent', () => interviews.recordConsent(ref, consent));
      logger.info('Consent stored', { channel, givenBy });
      host.dispatch({ type: 'consented' });
    },

    async withdraw(): Promise<void> {
      await patiently('withdraw', () => interviews.withdrawConsent(ref));
      logger.info('Consent withdrawn');
      host.dispatch({ type: 'withdrawn' });
    },

    async handOver({ handoff }: Of<'hand-over'>): Promise<void> {
      await pause(handoff.delayMs, signal);
      const atMs = deps.clock.now().getTime();
      const at = { atMs, offsetMs: Math.max(0, atMs - host.state().facts.startedAtMs) };
      await patiently('hand over', () => interviews.recordHandoff(ref, handoff, at));
      const { from, to, ruleId } = handoff;
      logger.info('Conversation handed over', { from: from.agentId, to: to.agentId, ruleId });
      host.dispatch({ type: 'handed-over' });
    },

    async hold({ untilMs: wantedMs }: Of<'hold'>): Promise<void> {
      try {
        const untilMs = await patiently('hold', () => interviews.holdForLater(ref, wantedMs));
        host.dispatch({ type: 'held', untilMs });
      } catch (error) {
        if (!isRefusal(error) || hasMoved(error)) throw error;
        host.dispatch({ type: 'hold-refused', message: toAppError(error).message });
      }
    },

    async end(decided: Of<'end'>): Promise<void> {
      const { type: _type, ...end } = decided;
      const ending = { ...end, usage: usage.total() };
      // storing the rest of a call's recording may take seconds, and this process may die meanwhile
      if (host.state().facts.platform === 'PHONE') notes.ending(ending);
      await deps.finishRecording(ref); // post-processing starts when the end is announced
      const recorded = await patiently('end', () => endSession(ref, ending, deps));
      logger.info('Session ended', { reason: recorded, durationSeconds: end.durationSeconds });
      deps.metrics.sessionEnded(recorded);
      host.dispatch({ type: 'recorded-end', reason: recorded });
    },

    noteSound: notes.sound,
    noteConnection: notes.connection,
  };
}
