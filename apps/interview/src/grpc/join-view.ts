import { type Interview, latestSession, openSession } from '../domain/interview';

/** What the join page and whoever answers a call may know before anybody speaks. */
export function toJoinView(interview: Interview) {
  const resumable = interview.status === 'COMPLETED' ? undefined : latestSession(interview);
  const open = openSession(interview);
  return {
    interviewId: interview.id,
    accountId: interview.accountId,
    status: interview.status,
    title: interview.title,
    language: interview.agent.language,
    personaName: interview.agent.personaName,
    questionCount: interview.questions.length,
    redirectUrl: interview.redirectUrl ?? '',
    ...(open ? { openSessionId: open.id, openPlatform: open.platform } : {}),
    ...(resumable ? { resumableSessionId: resumable.id } : {}),
    ...(interview.resumeHoldUntil ? { resumeHoldUntilMs: interview.resumeHoldUntil.getTime() } : {}),
    ...(interview.scheduledAt ? { scheduledAtMs: interview.scheduledAt.getTime() } : {}),
  };
}
