import { recordHandoff as decide } from '../domain/handoffs';
import type { Handoff } from '../domain/interview';
import { assertNotMoved, type SessionClaim } from '../domain/session-claim';
import { changeInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';

export const makeRecordHandoff =
  (deps: Pick<Deps, 'interviews' | 'clock'>) =>
  async (ref: InterviewRef, claim: SessionClaim, handoff: Handoff): Promise<void> => {
    await changeInterview(deps, ref, (interview) => {
      assertNotMoved(interview, claim);
      return decide(interview, handoff);
    });
  };
