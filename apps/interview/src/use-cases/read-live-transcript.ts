import { languageOf } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { currentChain } from '../domain/delivery';
import { type Unread, unreadOf } from './live-cursor';
import type { LatestLimits } from '../domain/turn-ports';
import { findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { idsOf, ownerOf } from './read-conversation';

/** A live transcript shows the latest turns. Examining so much text for wishes about the record takes up to 3 s. */
const limits: LatestLimits = { turns: 5000, bytes: 256 * 1024 };

/** @throws AppError `invalid` INTERVIEW_NOT_IN_PROGRESS unless in progress, or completed and not analysed yet */
export const makeReadLiveTranscript =
  ({ interviews, turns, shownTurns }: Pick<Deps, 'interviews' | 'turns' | 'shownTurns'>) =>
  async (ref: InterviewRef, after?: string): Promise<Unread> => {
    const interview = await findInterview(interviews, ref);
    const processing = interview.status === 'COMPLETED' && interview.analysis === null;
    if (interview.status !== 'IN_PROGRESS' && !processing) {
      throw new AppError('invalid', 'INTERVIEW_NOT_IN_PROGRESS', 'The interview is not in progress');
    }
    if (interview.withdrawal) return unreadOf([], after);
    const chain = currentChain(interview);
    const startedAt = new Map(chain.map(({ session }) => [session.id, session.startedAt.getTime()]));
    const latest = await turns.latest(ownerOf(interview), idsOf(chain), limits);
    const shown = await shownTurns({ ...latest, language: languageOf(interview.agent.language) });
    const events = shown.map((turn) => ({
      type: turn.role,
      text: turn.text,
      timestamp: new Date((startedAt.get(turn.sessionId) ?? 0) + turn.offsetMs),
      sessionId: turn.sessionId,
    }));
    return unreadOf(events, after);
  };
