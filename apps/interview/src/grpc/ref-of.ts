import type { InterviewRef } from '../use-cases/change-interview';

export const refOf = ({ accountId, interviewId }: InterviewRef): InterviewRef => ({ accountId, interviewId });
