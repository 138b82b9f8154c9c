import { completeWithSession as decide } from '../domain/completion';
import { changeInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';

export const makeCompleteWithSession =
  (deps: Deps) =>
  async (ref: InterviewRef & { sessionId: string }): Promise<void> => {
    await changeInterview(deps, ref, (interview, now) => decide(interview, ref.sessionId, now));
  };
