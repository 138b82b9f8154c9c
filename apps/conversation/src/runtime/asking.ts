import type { Effect } from '../domain/inputs';
import type { InterviewAgents, Moment, SessionRef } from '../domain/ports';
import { connectedMsAt, type SessionState } from '../domain/session-state';
import { makeAnticipation } from './anticipation';
import { persist } from './persist';
import type { EffectsHost, RunnerDeps } from './runner-deps';

export function makeAsking(
  agents: InterviewAgents,
  { sessionId }: SessionRef,
  deps: Pick<RunnerDeps, 'clock' | 'metrics' | 'patience'>,
  host: Pick<EffectsHost, 'dispatch' | 'state' | 'client'>,
  stopping: AbortSignal,
) {
  const expect = (words: string | undefined) => host.client()?.expect?.(words);
  const anticipation = makeAnticipation(agents, expect);
  let asking = new AbortController();

  const momentNow = () => momentOf(host.state(), deps.clock.now().getTime());

  return {
    async ask({ askId, ask: wanted }: Extract<Effect, { type: 'ask' }>): Promise<void> {
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      const askedAt = performance.now();
      const moment = momentNow();
      const early = anticipation.take(wanted, moment, signal);
      const onDraft = (words: string) => !signal.aborted && expect(words);
      const say = () => agents.say(wanted, moment, AbortSignal.any([signal, stopping]), onDraft);
      const move = await persist(async () => (await early) ?? (await say()), {
        budgetMs: deps.patience.interviewerMs,
        signal,
      }).catch((error: unknown) => {
        if (signal.aborted) return undefined;
        throw error;
      });
      if (!move || signal.aborted) return;
      deps.metrics.replied((performance.now() - askedAt) / 1000);
      host.dispatch({ type: 'move', askId, ask: wanted, move });
    },
    cancel: () => asking.abort(),
    /** @param words the expert's next turn is likely to have; undefined: the expert goes on */
    prepare(words: string | undefined): void {
      if (words === undefined) return anticipation.drop();
      const { isAsking: isAsked, pending, hasAskedToClose, ending, hold } = host.state();
      const isBusy = isAsked || pending.length > 0 || hasAskedToClose || ending || hold;
      if (!isBusy) anticipation.prepare(momentNow(), sessionId, words);
    },
    stop(): void {
      anticipation.drop();
      asking.abort();
    },
  };
}

export function momentOf(state: SessionState, nowMs: number): Moment {
  const { history, speaker, takingOver, gotSound, consentIsDue, facts } = state;
  const elapsedMs = facts.earlierMs + connectedMsAt(state, nowMs);
  return { history, speaker, takingOver, gotSound, consentIsDue, elapsedMs };
}
