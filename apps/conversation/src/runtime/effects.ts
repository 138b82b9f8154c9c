import { closeCodes, languageOf } from '@colloquy/contracts';
import { toAppError } from '@colloquy/kernel';
import { errorFields } from '@colloquy/logging';
import { speakerSettingsOf } from '../domain/frames';
import type { Effect } from '../domain/inputs';
import type { InterviewAgents } from '../domain/ports';
import type { SessionState } from '../domain/session-state';
import { makeAsking } from './asking';
import type { EffectsHost, RunnerDeps, Welcome } from './runner-deps';
import { hasMoved, makeSessionWrites } from './session-writes';

export function makeEffects(welcome: Welcome, agents: InterviewAgents, deps: RunnerDeps, host: EffectsHost) {
  const { ref } = welcome;
  const logger = deps.logger.child({ interviewId: ref.interviewId, sessionId: ref.sessionId });
  const stopping = new AbortController();
  const writes = makeSessionWrites(welcome, deps, host, stopping.signal);
  const interviewer = makeAsking(agents, ref, deps, host, stopping.signal);

  async function dial(phoneNumber: string): Promise<void> {
    const session = { ...ref, language: languageOf(welcome.language) };
    const isAnswered = await deps
      .switchToPhone(session, phoneNumber, stopping.signal)
      .catch((error: unknown) => {
        logger.warn('The expert could not be called', errorFields(error));
        return false;
      });
    if (!isAnswered) host.dispatch({ type: 'dial-failed' });
  }

  function attempt(what: string, work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (stopping.signal.aborted) return;
      const { kind, code } = toAppError(error);
      const level = kind === 'internal' ? 'error' : 'warn';
      logger[level]('Session released', { what, ...errorFields(error) });
      // after TURN_CONFLICT another process conducts the session, so the client reconnects at once
      const isConductedElsewhere = hasMoved(error) || code === 'TURN_CONFLICT';
      host.giveUp(isConductedElsewhere ? closeCodes.restarting : closeCodes.tryLater);
    });
  }

  return {
    run(effect: Effect): void {
      switch (effect.type) {
        case 'welcome':
          return host.client()?.send(welcomeFrame(welcome, effect, host.state()));
        case 'send':
          return host.client()?.send(effect.frame);
        case 'append':
          return attempt('append', writes.append(effect));
        case 'ask':
          return attempt('ask', interviewer.ask(effect));
        case 'cancel-ask':
          return interviewer.cancel();
        case 'hand-over':
          return attempt('hand over', writes.handOver(effect));
        case 'note-heard':
          return attempt('note what was heard', writes.noteHeard(effect));
        case 'consent':
          return attempt('consent', writes.consent(effect.consent));
        case 'may-record':
          return host.client()?.mayRecord?.();
        case 'withdraw':
          return attempt('withdraw', writes.withdraw());
        case 'dial':
          return void dial(effect.phoneNumber);
        case 'note-sound':
          return writes.noteSound();
        case 'hold':
          return attempt('hold', writes.hold(effect));
        case 'end':
          return attempt('end', writes.end(effect));
        case 'over':
          return host.over();
      }
    },
    prepare: interviewer.prepare,
    noteConnection: writes.noteConnection,
    stop(): void {
      stopping.abort();
      interviewer.stop();
    },
  };
}

function welcomeFrame(
  { ref, resumeToken, title, language }: Welcome,
  { turns, progress, closing }: Extract<Effect, { type: 'welcome' }>,
  state: SessionState,
) {
  const { persona } = state.speaker;
  const { questionCount } = state.facts;
  const about = { sessionId: ref.sessionId, resumeToken, title, persona, language, questionCount };
  return { type: 'welcome' as const, ...about, ...speakerSettingsOf(state), progress, closing, turns };
}
