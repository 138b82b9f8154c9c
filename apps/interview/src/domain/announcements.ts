import type { DisconnectReason, KnownFact } from '@colloquy/contracts';
import { latestRequestNumber } from './analysis-request';
import type { Interview, ProviderUsage, Session, Withdrawal } from './interview';

export type EndedSession = Session & { endedAt: Date; disconnectReason: DisconnectReason };

export const hasEnded = (session: Session): session is EndedSession =>
  session.endedAt !== null && session.disconnectReason !== null;

/** Session id in `interview.completed` if the interview had no session. */
export const noSession = '00000000-0000-0000-0000-000000000000';

export function sessionEnded(
  {
    id: interviewId,
    isTest,
    agent,
  }: Pick<Interview, 'id' | 'isTest'> & {
    /** Unknown after a deletion. */
    agent?: Pick<Interview['agent'], 'agentId'> | undefined;
  },
  session: EndedSession,
): KnownFact {
  return {
    type: 'session.ended.v1',
    data: {
      interviewId,
      sessionId: session.id,
      platform: session.platform,
      disconnectReason: session.disconnectReason,
      startedAt: session.startedAt.toISOString(),
      endedAt: session.endedAt.toISOString(),
      durationSeconds: session.durationSeconds,
      ...(isTest && { isTest }),
      ...(agent && { agentGroupId: agent.agentId }),
      ...(session.usage && { providerUsage: wholeUsage(session.usage) }),
    },
  };
}

const wholeUsage = ({ recognisedSeconds, synthesisedSeconds, inputTokens, outputTokens }: ProviderUsage) => ({
  recognisedSeconds: Math.round(recognisedSeconds),
  synthesisedSeconds: Math.round(synthesisedSeconds),
  inputTokens: inputTokens ?? null,
  outputTokens: outputTokens ?? null,
});

export function interviewCompleted(
  interview: Pick<Interview, 'id' | 'completion' | 'sessions' | 'analysisRequests'>,
  completedAt: Date,
  success: boolean,
): KnownFact {
  const { id, completion, sessions } = interview;
  const sessionId = sessions.find((session) => session.isActive)?.id ?? noSession;
  const reanalysis = latestRequestNumber(interview);
  return {
    type: 'interview.completed.v1',
    data: {
      interviewId: id,
      completion,
      sessionId,
      completedAt: completedAt.toISOString(),
      success,
      ...(reanalysis > 0 && { reanalysis }),
    },
  };
}

export function interviewAnalysed({ id, completion }: Pick<Interview, 'id' | 'completion'>): KnownFact {
  return { type: 'interview.analysed.v1', data: { interviewId: id, completion } };
}

export function interviewReanalysed({ id, completion }: Pick<Interview, 'id' | 'completion'>): KnownFact {
  return { type: 'interview.reanalysed.v1', data: { interviewId: id, completion } };
}

/** Removes what the expert said from queued notifications and stored responses. */
export function interviewWithdrawn(
  { id }: Pick<Interview, 'id'>,
  { at, eraseAt }: Pick<Withdrawal, 'at' | 'eraseAt'>,
): KnownFact {
  const data = { interviewId: id, withdrawnAt: at.toISOString(), eraseAt: eraseAt.toISOString() };
  return { type: 'interview.withdrawn.v1', data };
}
