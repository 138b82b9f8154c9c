import {
  languageOf,
  type RehearsalPersona,
  type RehearsedMessage,
  type RehearseMessage,
  type RuntimeViewMessage,
} from '@colloquy/contracts';
import { AppError, onBehalfOf } from '@colloquy/kernel';
import type { Analysis, AnalysisInput } from '@colloquy/language';
import type { Limits } from '../domain/limits';
import type { SessionFacts, Turn } from '../domain/session-state';
import { type InterviewAgentsDeps, makeInterviewAgents, speakerOf } from '../runtime/interview-agents';
import { conductRehearsal, type SaidWish } from './conduct-rehearsal';
import { analysisInputOf, reportOf } from './rehearsal-report';
import { type AgentSpoke, expertLanguageOf, replyOf } from './simulated-expert';

interface RehearseDeps extends InterviewAgentsDeps {
  limits: Limits;
  analyse: (input: AnalysisInput) => Promise<Analysis>;
}

export type Rehearse = (
  request: RehearseMessage & { persona: RehearsalPersona },
  signal: AbortSignal,
) => Promise<RehearsedMessage>;

const sessionId = 'rehearsal';
const expertName = 'Jordan Reyes';

/** The agent closes after these turns; up to six more may follow, so that a rehearsal has at most 60. */
const turnsBeforeClosing = 54;

/** Tries an agent; stores, bills and publishes nothing. @throws AppError `timeout` once `signal` is aborted */
export const makeRehearse =
  (deps: RehearseDeps): Rehearse =>
  async (request, signal) => {
    const { accountId, agentId, versionNumber, persona, title, subject, questions } = request;
    const config = await deps.agents.config({ accountId, agentId, channel: 'WEB' }, versionNumber);
    const language = languageOf(config.version?.language);
    const expertLanguage = expertLanguageOf(language);
    const about = { title, subject, questions, language, expertLanguage, expertName };
    const maxTurns = Math.min(deps.limits.maxTurns, turnsBeforeClosing);
    const facts: SessionFacts = {
      sessionId,
      interviewId: sessionId,
      language,
      platform: 'WEB',
      startedAtMs: 0,
      questionCount: questions.length,
      earlierMs: 0,
      beganAtMs: 0,
      earlierTextBytes: 0,
      redirectUrl: '',
      limits: { ...deps.limits, maxTurns },
    };
    const cast = {
      facts,
      speaker: speakerOf(config),
      agents: makeInterviewAgents(viewOf(request), 'WEB', deps),
      expert: (history: readonly Turn[], wishes: readonly SaidWish[]) =>
        replyOf(persona, expertLanguage, spokeOf(history, wishes, questions)),
    };
    const rehearsal = await conductRehearsal(cast, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
      throw new AppError('timeout', undefined, 'The caller no longer waits for the rehearsal');
    });
    const analysis = await onBehalfOf({ accountId, signal }, () =>
      deps.analyse(analysisInputOf(rehearsal, about)),
    );
    return reportOf(rehearsal, about, analysis);
  };

function spokeOf(
  history: readonly Turn[],
  wishes: readonly SaidWish[],
  questions: readonly string[],
): AgentSpoke {
  const questionIndex = history.findLast((turn) => turn.questionIndex !== undefined)?.questionIndex;
  const since = history.findIndex((turn) => turn.questionIndex === (questionIndex ?? -1));
  const replies = history.filter(
    ({ role }, index) => role === 'user' && index > since && wishes.every(({ turn }) => turn !== index),
  );
  return {
    act: history.at(-1)?.act ?? '',
    questionIndex,
    question: questions[questionIndex ?? 0] ?? '',
    questionCount: questions.length,
    replies: replies.length,
    hasWished: wishes.length > 0,
  };
}

function viewOf({
  accountId,
  agentId,
  versionNumber,
  title,
  subject,
  questions,
  customVariables,
}: RehearseMessage): RuntimeViewMessage {
  return {
    accountId,
    interviewId: sessionId,
    session: { id: sessionId, platform: 'WEB', startedAtMs: 0, durationSeconds: 0 },
    questions,
    questionGuides: [],
    expertName,
    expertTitle: '',
    employment: [],
    title,
    subject,
    objective: '',
    compliance: '',
    customVariables,
    agentId,
    agentVersion: versionNumber,
    turns: [],
    hasMoreTurns: false,
    handoffs: [],
    consents: [],
    invitation: null,
    withdrawn: false,
    redirectUrl: '',
    beganAtMs: 0,
    earlierTextBytes: 0,
    nextCall: '',
  };
}
