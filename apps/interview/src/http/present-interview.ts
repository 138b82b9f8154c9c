import {
  hiddenValue,
  type InterviewSummaryView,
  type InterviewView,
  type SessionView,
} from '@colloquy/contracts';
import { textOf } from '../domain/consents';
import { type QuestionGuide, type Session, totalConversationSeconds } from '../domain/interview';
import type { AnalysisRequest, Extraction } from '../domain/analysis';
import type { MediaUrls } from '../domain/ports';
import type { FullInterview, ShownInterview } from '../domain/shown-interview';
import { asDelivered } from '../domain/withdrawn';

const moment = (date: Date | null) => date?.toISOString() ?? null;

export async function presentInterview(
  stored: ShownInterview,
  media: MediaUrls,
): Promise<InterviewSummaryView> {
  const interview = asDelivered(stored);
  const newestFirst = [...interview.sessions].sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  return {
    id: interview.id,
    title: interview.title,
    interviewType: interview.interviewType,
    status: interview.status,
    statusReason: interview.statusReason,
    resumeHoldUntil: moment(interview.resumeHoldUntil),
    questions: [...interview.questions],
    questionGuides: interview.questions.map((_, index) => presentGuide(interview.questionGuides[index])),
    expertData: {
      name: interview.expertData.name,
      title: interview.expertData.title,
      employmentHistory: interview.expertData.employmentHistory.map((entry) => ({ ...entry })),
    },
    callSubject: interview.callSubject,
    objective: interview.objective,
    scheduledAt: moment(interview.scheduledAt),
    completedAt: moment(interview.completedAt),
    redirectUrl: interview.redirectUrl,
    dialInPhone: interview.dialInPhone,
    expertTimeZone: interview.expertTimeZone,
    meetingId: interview.meetingId,
    agentGroupId: interview.agent.agentId,
    compliance: interview.compliance,
    invitation: interview.invitation,
    customVariables: { ...interview.customVariables },
    isTest: interview.isTest,
    notifications: interview.notifications.map(({ endpoint, method, headers, signingSecret }) => ({
      endpoint,
      attributes: {
        method,
        headers: Object.fromEntries(headers.map(({ name }) => [name, hiddenValue])),
        ...(signingSecret === undefined ? {} : { signingSecret: hiddenValue }),
      },
    })),
    totalConversationSeconds: totalConversationSeconds(interview),
    sessionCount: interview.sessions.length,
    ...presentAnalysis(interview),
    sessions: await Promise.all(newestFirst.map((session) => presentSession(session, interview, media))),
    withdrawnAt: moment(interview.withdrawal?.at ?? null),
    resolvedAgent: {
      id: interview.agent.agentId,
      name: interview.agent.name,
      agentType: interview.agent.agentType,
    },
    createdAt: interview.createdAt.toISOString(),
    updatedAt: interview.updatedAt.toISOString(),
  };
}

export async function presentFullInterview(
  interview: FullInterview,
  media: MediaUrls,
  isArchived: boolean,
): Promise<InterviewView> {
  const { agent } = interview;
  const { findings = null, extraction = null } = asDelivered(interview).analysis ?? {};
  return {
    ...(await presentInterview(interview, media)),
    agentVersion: {
      id: agent.versionId,
      versionNumber: agent.versionNumber,
      displayName: agent.name,
      agentPersonaName: agent.personaName,
      language: agent.language,
      isArchived,
    },
    consents: interview.consents.map((consent) => ({
      sessionId: consent.sessionId,
      channel: consent.channel,
      language: consent.language,
      text: textOf(interview.consents, consent),
      textSha256: consent.textSha256,
      agreedAt: consent.agreedAt.toISOString(),
      givenBy: consent.givenBy,
    })),
    findings:
      findings?.map(({ question, verdict, answer, answerTurnIds, claims }) => ({
        question,
        verdict,
        answer,
        answerTurnIds: [...answerTurnIds],
        claims: claims.map(({ text, turnIds, stance = null, offset = null }) => ({
          text,
          turnIds: [...turnIds],
          stance,
          offset,
        })),
      })) ?? null,
    extractionSchema: interview.extractionSchema && JSON.parse(interview.extractionSchema),
    extraction: extraction && presentExtraction(extraction),
    analysisRequests: interview.analysisRequests.map(presentAnalysisRequest),
  };
}

const presentExtraction = ({ values, evidence }: Extraction): InterviewView['extraction'] => ({
  status: values === null ? 'unavailable' : 'extracted',
  values: values && JSON.parse(values),
  evidence: evidence.map(({ path, quote, turnId }) => ({ path, quote, turnId })),
});

export const presentAnalysisRequest = ({ reason, requestedAt, finishedAt }: AnalysisRequest) => ({
  reason,
  requestedAt: requestedAt.toISOString(),
  finishedAt: moment(finishedAt),
});

function presentGuide(guide: QuestionGuide | null | undefined): InterviewView['questionGuides'][number] {
  if (!guide) return null;
  const { mustHave, ...given } = guide;
  return { ...given, ...(mustHave ? { mustHave: [...mustHave] } : {}) };
}

function presentAnalysis({ analysis }: ShownInterview) {
  return {
    summary: analysis?.summary ?? null,
    quotes:
      analysis?.quotes?.map(({ quote, context, timestampSecs }) => ({
        quote,
        speaker: 'expert' as const,
        context,
        timestamp_secs: timestampSecs,
      })) ?? null,
    analysisGeneratedAt: moment(analysis?.generatedAt ?? null),
    analysedBy: analysis?.by ?? null,
    qualityScore: analysis?.quality.score ?? null,
    qualityReasons: listOf(analysis?.quality.reasons),
    qualityScoredAt: moment(analysis?.quality.scoredAt ?? null),
    qualityEndedEarly: analysis?.quality.endedEarly ?? null,
    qualityExpertDisengaged: analysis?.quality.expertDisengaged ?? null,
    qualitySegments:
      analysis?.qualitySegments.map(({ agent, kind, score, reasons }) => ({
        agent,
        kind,
        score,
        reasons: [...reasons],
      })) ?? null,
    agentScore: analysis?.conduct.score ?? null,
    agentReasons: listOf(analysis?.conduct.reasons),
    agentSegments:
      analysis?.conductSegments.map(({ agent, score, reasons }) => ({
        agent,
        score,
        reasons: [...reasons],
      })) ?? null,
  };
}

const listOf = (items: readonly string[] | null | undefined) => (items ? [...items] : null);

async function presentSession(
  session: Session,
  interview: ShownInterview,
  media: MediaUrls,
): Promise<SessionView> {
  const urlOf = (key: string | null) => (key && session.isProcessed ? media.signedUrl(key) : null);
  const [audioUrl, transcriptUrl, transcriptTranslatedUrl] = await Promise.all([
    urlOf(session.audioKey),
    urlOf(session.transcriptKey),
    urlOf(session.translatedKey),
  ]);
  return {
    id: session.id,
    startedAt: moment(session.startedAt),
    endedAt: moment(session.endedAt),
    durationSeconds: session.durationSeconds,
    platform: session.platform,
    isActive: session.isActive,
    isProcessed: session.isProcessed,
    disconnectReason: session.disconnectReason,
    audioUrl,
    transcriptUrl,
    transcriptTranslatedUrl,
    sourceLanguage: session.sourceLanguage ?? interview.agent.language,
    continuesSessionId: session.continuesSessionId,
    supersededAt: moment(session.supersededAt),
  };
}
