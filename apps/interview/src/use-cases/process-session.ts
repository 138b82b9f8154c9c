import { AppError } from '@colloquy/kernel';
import { type Artefacts, completeProcessing as decide } from '../domain/completion';
import { type DeliveredSession, deliveredChain } from '../domain/delivery';
import type { Interview, Session } from '../domain/interview';
import type { SessionTranscript, TurnPage } from '../domain/turn-ports';
import { sessionOf } from '../domain/sessions';
import { changeInterview, findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { ownerOf } from './read-conversation';

export interface SessionView {
  interview: Interview;
  session: Session;
  /** Heard turns; none for a withdrawn interview. */
  page: TurnPage;
  chain: DeliveredSession[];
}

interface TranscriptPart {
  transcript: SessionTranscript;
  part: number;
  isLast: boolean;
}

export const makeReadSession =
  (deps: Deps) =>
  async (ref: InterviewRef & { sessionId: string }): Promise<SessionView> => {
    const { accountId, interviewId, sessionId } = ref;
    const [interview, { turns, hasMore }] = await Promise.all([
      findInterview(deps.interviews, ref),
      deps.turns.page({ accountId, interviewId }, [sessionId]),
    ]);
    const session = sessionOf(interview, sessionId);
    const chain = deliveredChain(interview, session);
    const page = interview.withdrawal
      ? { turns: [], hasMore: false }
      : { turns: turns.filter(({ text }) => text !== ''), hasMore };
    return { interview, session, chain, page };
  };

export const makeCompleteProcessing =
  (deps: Deps) =>
  async (
    ref: InterviewRef & { sessionId: string },
    artefacts: Artefacts,
    { transcript, part, isLast }: TranscriptPart,
  ): Promise<void> => {
    assertMirrored(transcript);
    const { sessionId } = ref;
    const known = await findInterview(deps.interviews, ref);
    sessionOf(known, sessionId);
    if (!known.withdrawal) await deps.transcripts.store(ownerOf(known), { sessionId, part }, transcript);
    if (!isLast) return;
    await changeInterview(
      deps,
      ref,
      (stored, now) => decide(stored, sessionId, artefacts, now, deps.rules.pauses),
      { known },
    );
  };

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
    throw new AppError(
      'invalid',
      'TRANSLATION_DIFFERS',
      'The translation must have the roles, order and times of the original',
    );
}
