import type {
  InvitationMessage,
  SessionMessage,
  TurnMessage,
  TranscriptEntryMessage,
  WithheldSpanMessage,
} from '@colloquy/contracts';
import { withholdingReasons } from '@colloquy/contracts';
import { currentChain, type DeliveredSession } from '../domain/delivery';
import { handoffsIn } from '../domain/handoffs';
import type { Invitation } from '../domain/invitation';
import type { Interview, Session } from '../domain/interview';
import type { TranscriptEntry, Turn, WithheldSpan } from '../domain/turn-ports';
import type { RuntimeView } from '../use-cases/run-session';

export function toSessionMessage(session: Session): SessionMessage {
  return {
    id: session.id,
    platform: session.platform,
    startedAtMs: session.startedAt.getTime(),
    ...(session.endedAt ? { endedAtMs: session.endedAt.getTime() } : {}),
    ...(session.disconnectReason ? { disconnectReason: session.disconnectReason } : {}),
    ...(session.continuesSessionId ? { continuesSessionId: session.continuesSessionId } : {}),
    durationSeconds: session.durationSeconds,
    ...(session.usage && { usage: session.usage }),
  };
}

export const toEarlierSession = ({ session, offsetMs }: DeliveredSession) => ({
  sessionId: session.id,
  isProcessed: session.isProcessed,
  audioKey: session.audioKey ?? '',
  offsetMs,
});

export function toTurnMessage(turn: Turn): TurnMessage {
  const { questionIndex, wordedBy = '', fallback = '', request = '', ...rest } = turn;
  return {
    ...rest,
    wordedBy,
    fallback,
    request,
    ...(questionIndex === null ? {} : { questionIndex }),
  };
}

export function fromTurnMessage(turn: TurnMessage, sessionId: string): Turn {
  return {
    sessionId,
    sequence: turn.sequence,
    role: turn.role === 'agent' ? 'agent' : 'user',
    text: turn.text,
    offsetMs: turn.offsetMs,
    durationMs: turn.durationMs,
    act: turn.act,
    questionIndex: turn.questionIndex ?? null,
    utteranceId: turn.utteranceId,
    ...(turn.wordedBy === '' ? {} : { wordedBy: turn.wordedBy }),
    ...(turn.fallback === '' ? {} : { fallback: turn.fallback }),
    ...(turn.request === '' ? {} : { request: turn.request }),
    ...(turn.skips ? { skips: turn.skips } : {}),
  };
}

export function fromEntryMessage(entry: TranscriptEntryMessage): TranscriptEntry {
  return {
    role: entry.role === 'agent' ? 'agent' : 'user',
    message: entry.message,
    timestampSecs: entry.timestampSecs,
    sequence: entry.sequence,
    ...(entry.transcribedAfterwards ? { transcribedAfterwards: true } : {}),
    ...(entry.endSecs === undefined ? {} : { endSecs: entry.endSecs }),
  };
}

/** Returns nothing for a span with an unknown reason or without a length. */
export function fromSpanMessage({ fromSecs, toSecs, reason: given }: WithheldSpanMessage): WithheldSpan[] {
  const reason = withholdingReasons.find((known) => known === given);
  return reason && fromSecs < toSecs ? [{ startSecs: fromSecs, endSecs: toSecs, reason }] : [];
}

export const toInvitationMessage = (invitation: Invitation): InvitationMessage => ({
  organisation: '',
  purpose: '',
  privacyUrl: '',
  retention: '',
  contact: '',
  minutes: 0,
  ...invitation,
});

export const toTopic = ({ callSubject, objective, expertData }: Interview) => ({
  subject: callSubject,
  objective: objective ?? '',
  expertTitle: expertData.title,
  employment: expertData.employmentHistory.map((position) => ({ period: '', ...position })),
});

export const knownTexts = ({ title, callSubject, questions, expertData }: Interview): string[] => [
  title,
  callSubject,
  ...questions,
  expertData.name,
  expertData.title,
  ...expertData.employmentHistory.flatMap((position) => [position.title, position.company]),
];

export function toRuntimeView({
  interview,
  session,
  page,
  invitation,
  beganAt,
  earlierTextBytes,
  nextCall,
}: RuntimeView) {
  return {
    accountId: interview.accountId,
    interviewId: interview.id,
    session: toSessionMessage(session),
    questions: [...interview.questions],
    questionGuides: interview.questionGuides.map((guide) => ({
      aim: '',
      ...guide,
      mustHave: [...(guide?.mustHave ?? [])],
    })),
    ...toTopic(interview),
    expertName: interview.expertData.name,
    compliance: interview.compliance ?? '',
    customVariables: { ...interview.customVariables },
    agentId: interview.agent.agentId,
    agentVersion: interview.agent.versionNumber,
    turns: page.turns.map(toTurnMessage),
    hasMoreTurns: page.hasMore,
    beganAtMs: beganAt.getTime(),
    earlierTextBytes,
    nextCall: nextCall ?? '',
    redirectUrl: interview.redirectUrl ?? '',
    title: interview.title,
    withdrawn: interview.withdrawal !== null,
    consents: interview.consents.map(({ sessionId, channel, language, agreedAt, givenBy }) => ({
      sessionId,
      channel,
      language,
      givenBy,
      agreedAtMs: agreedAt.getTime(),
    })),
    invitation: toInvitationMessage(invitation),
    handoffs: handoffsIn(interview, currentChain(interview)).map(({ handoff }) => ({
      id: handoff.id,
      sessionId: handoff.sessionId,
      toAgentId: handoff.to.groupId,
      toAgentVersion: handoff.to.versionNumber,
      offsetMs: handoff.offsetMs,
      ruleId: handoff.ruleId,
    })),
  };
}
