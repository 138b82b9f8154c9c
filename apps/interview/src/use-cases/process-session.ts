import { type Artefacts, completeProcessing as decide } from '../domain/completion';
import type { Interview, Session } from '../domain/interview';
import type { SessionTranscript, Turn } from '../domain/ports';
import { sessionOf } from '../domain/sessions';
import { changeInterview, findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { ownerOf } from './read-conversation';

/** The raw turns of one session. */
export async function sessionTurns(
  deps: Deps,
  ref: InterviewRef & { sessionId: string },
): Promise<{ interview: Interview; session: Session; turns: Turn[] }> {
  const interview = await findInterview(deps.interviews, ref);
  const session = sessionOf(interview, ref.sessionId);
  return { interview, session, turns: await deps.turns.list(ownerOf(interview), [ref.sessionId]) };
}

/** Takes over what post-processing produced. The transcript is stored before anybody is told of it. */
export async function completeProcessing(
  deps: Deps,
  ref: InterviewRef & { sessionId: string },
  artefacts: Artefacts,
  transcript: SessionTranscript,
): Promise<void> {
  const interview = await findInterview(deps.interviews, ref);
  sessionOf(interview, ref.sessionId);
  await deps.transcripts.store(ownerOf(interview), ref.sessionId, transcript);
  await changeInterview(deps, ref, (stored, now) =>
    decide(stored, ref.sessionId, artefacts, now, deps.rules.pauses),
  );
}
