import { latestSession, openSession } from '../domain/interview';
import type { JoinView } from '../use-cases/read-join-view';
import { toInvitationMessage } from './messages';

export function toJoinView({ interview, invitation }: JoinView) {
  const isOver = interview.status === 'COMPLETED' || interview.withdrawal !== null;
  const resumable = isOver ? undefined : latestSession(interview);
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
    compliance: interview.compliance ?? '',
    invitation: toInvitationMessage(invitation),
    withdrawn: interview.withdrawal !== null,
    interviewType: interview.interviewType,
    agentId: interview.agent.agentId,
    agentVersion: interview.agent.versionNumber,
    ...(open ? { openSessionId: open.id, openPlatform: open.platform } : {}),
    ...(resumable ? { resumableSessionId: resumable.id } : {}),
    ...(interview.resumeHoldUntil ? { resumeHoldUntilMs: interview.resumeHoldUntil.getTime() } : {}),
    ...(interview.scheduledAt ? { scheduledAtMs: interview.scheduledAt.getTime() } : {}),
  };
}
