import { AppError } from '@colloquy/kernel';
import { type Artefacts, completeProcessing as decide } from '../domain/completion';
import { type DeliveredSession, deliveredChain } from '../domain/delivery';
import type { Interview, Session } from '../domain/interview';
import type { SessionTranscript, Turn } from '../domain/ports';
import { sessionOf } from '../domain/sessions';
import { changeInterview, findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { ownerOf } from './read-conversation';

/** What post-processing of a session begins with. */
export interface SessionView {
  interview: Interview;
  session: Session;
  /** As they were heard, in this session; none of a withdrawn interview. */
  turns: Turn[];
  /** The sessions it continues and, last, itself. */
  chain: DeliveredSession[];
}

export const makeReadSession =
  (deps: Deps) =>
  async (ref: InterviewRef & { sessionId: string }): Promise<SessionView> => {
    const { accountId, interviewId, sessionId } = ref;
    const [interview, turns] = await Promise.all([
      findInterview(deps.interviews, ref),
      deps.turns.listHeard({ accountId, interviewId }, [sessionId]),
    ]);
    const session = sessionOf(interview, sessionId);
    const chain = deliveredChain(interview, session);
    return { interview, session, chain, turns: interview.withdrawal ? [] : turns };
  };

/**
 * Takes over what post-processing produced, of a withdrawn interview only that it is done. The transcript is stored
 * before anybody is told of it.
 */
export const makeCompleteProcessing =
  (deps: Deps) =>
  async (
    ref: InterviewRef & { sessionId: string },
    artefacts: Artefacts,
    transcript: SessionTranscript,
  ): Promise<void> => {
    assertMirrored(transcript);
    const known = await findInterview(deps.interviews, ref);
    sessionOf(known, ref.sessionId);
    if (!known.withdrawal) await deps.transcripts.store(ownerOf(known), ref.sessionId, transcript);
    await changeInterview(
      deps,
      ref,
      (stored, now) => decide(stored, ref.sessionId, artefacts, now, deps.rules.pauses),
      { known },
    );
  };

/** Roles, order and moments are the same in every variant of a transcript; only the words differ. */
function assertMirrored({ original, translated }: SessionTranscript): void {
  if (translated === null) return;
  const mirrored =
    translated.length === original.length &&
    translated.every((entry, n) => {
      const source = original[n];
      return (
        entry.role === source?.role &&
        entry.timestampSecs === source.timestampSecs &&
        entry.sequence === source.sequence
      );
    });
  if (!mirrored)
    throw new AppError('invalid', 'TRANSLATION_DIFFERS', 'The translation does not follow the original');
}
