import { makeServiceTokens } from '@colloquy/auth';
import type {
  AgentConfigMessage,
  ConsentMessage,
  RuntimeViewMessage,
  HandoffMessage,
  SessionMessage,
  TurnMessage,
} from '@colloquy/contracts';
import { type GrpcServer, makeGrpcServer, type ServiceHandlers } from '@colloquy/grpc';
import { AppError, newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { testSecret } from '@colloquy/harness';
import { Registry } from 'prom-client';
import { callHandlers, type ScriptedCalls, scriptedCalls } from './scripted-calls';

export interface ScriptedInterview {
  id: string;
  accountId: string;
  status: string;
  title: string;
  questions: string[];
  questionGuides: RuntimeViewMessage['questionGuides'];
  conduct: Partial<NonNullable<AgentConfigMessage['conduct']>>;
  redirectUrl: string;
  customVariables: Record<string, string>;
  agentId: string;
  sessions: (SessionMessage & { superseded?: boolean })[];
  turns: TurnMessage[];
  handoffs: HandoffMessage[];
  holdUntilMs?: number;
  compliance: string;
  /** If present, the phone asks for no consent. */
  consents: ConsentMessage[];
  withdrawn: boolean;
  phone: ScriptedCalls;
  /** Turns of a page; default: all of them are on the first page. */
  turnsAPage: number;
  earlierTextBytes: number;
}

const aConsent: ConsentMessage = {
  sessionId: '',
  channel: 'PHONE',
  language: 'en',
  text: 'Yes',
  agreedAtMs: 1,
  givenBy: 'voice',
};

/** Requests of the service under test, by method. */
export interface Calls {
  startSession: number;
  appendTurns: number;
  endSession: number;
}

/**
 * The interview and agent services as gRPC servers with an interview in memory, which outlives both the servers
 * and the processes under test.
 */
export async function startScriptedPlatform(over: Partial<ScriptedInterview> = {}) {
  const interview: ScriptedInterview = {
    id: newId(),
    accountId: newId(),
    status: 'NOT_SCHEDULED',
    title: 'A conversation',
    questions: ['How did you choose?', 'What went wrong?'],
    questionGuides: [],
    conduct: {},
    redirectUrl: '',
    customVariables: {},
    agentId: newId(),
    sessions: [],
    turns: [],
    handoffs: [],
    compliance: '',
    consents: [aConsent],
    withdrawn: false,
    phone: scriptedCalls(),
    turnsAPage: Infinity,
    earlierTextBytes: 0,
    ...over,
  };
  const calls: Calls = { startSession: 0, appendTurns: 0, endSession: 0 };
  let down = false;
  let refused = 0;
  let agentsDown = false;
  const tokens = makeServiceTokens(testSecret);

  const server = (audience: string) =>
    makeGrpcServer({
      host: '127.0.0.1',
      port: 0,
      logger: silentLogger,
      registry: new Registry(),
      authenticate: (token) => {
        if (down || (agentsDown && audience === 'agent')) {
          refused += 1;
          throw new AppError('unavailable', undefined, 'down');
        }
        return tokens.verify(token, audience).service;
      },
    });
  const interviewServer = server('interview');
  interviewServer.add('colloquy.interview.v1.InterviewService', interviewHandlers(interview, calls));
  const agentServer = server('agent');
  agentServer.add('colloquy.agent.v1.AgentService', agentHandlers(interview));
  const servers: GrpcServer[] = [interviewServer, agentServer];
  for (const each of servers) await each.start();

  return {
    interview,
    calls,
    interviewGrpc: [`127.0.0.1:${interviewServer.port()}`],
    agentGrpc: [`127.0.0.1:${agentServer.port()}`],
    /** Answers every call with UNAVAILABLE until `up`. */
    down: () => (down = true),
    /** Number of calls answered with UNAVAILABLE. */
    refused: () => refused,
    agentsDown: () => (agentsDown = true),
    up: () => (down = false),
    said: () => interview.turns.map(({ role, text }) => `${role}: ${text}`),
    reasons: () => interview.sessions.map(({ disconnectReason }) => disconnectReason),
    async stop() {
      for (const each of servers) await each.stop();
    },
  };
}

export type ScriptedPlatform = Awaited<ReturnType<typeof startScriptedPlatform>>;

const notAsked = () => Promise.reject(new AppError('internal', undefined, 'Not asked for by this service'));

function interviewHandlers(
  interview: ScriptedInterview,
  calls: Calls,
): ServiceHandlers<'colloquy.interview.v1.InterviewService'> {
  const open = () => interview.sessions.find((session) => session.endedAtMs === undefined);
  const find = (id: string) => {
    const session = interview.sessions.find((known) => known.id === id);
    if (!session) throw new AppError('not-found', 'SESSION_NOT_FOUND', 'Session not found');
    return session;
  };
  const tokens = new Map<string, number>();
  const announce = (sessionId: string, fencingToken: number) => {
    fence(sessionId, fencingToken);
    tokens.set(sessionId, fencingToken);
  };
  const fence = (sessionId: string, fencingToken: number) => {
    const session = interview.sessions.find(({ id }) => id === sessionId);
    if (session?.endedAtMs === undefined && fencingToken < (tokens.get(sessionId) ?? 0)) {
      throw new AppError('conflict', 'SESSION_MOVED', 'Another process conducts the session');
    }
  };
  const known = (id: string) => {
    if (id !== interview.id) throw new AppError('not-found', undefined, 'Interview not found');
  };
  const chain = (session: SessionMessage): string[] => [
    ...(session.continuesSessionId ? chain(find(session.continuesSessionId)) : []),
    session.id,
  ];
  const turnsOf = (sessionId: string) =>
    chain(find(sessionId)).flatMap((id) => interview.turns.filter((turn) => turn.sessionId === id));
  const view = (sessionId: string) => {
    const session = find(sessionId);
    const turns = turnsOf(sessionId);
    return {
      accountId: interview.accountId,
      interviewId: interview.id,
      session,
      questions: interview.questions,
      questionGuides: interview.questionGuides,
      subject: 'Cold chains',
      objective: 'Learn how buyers check records',
      expertTitle: 'Head of Logistics',
      employment: [{ title: 'Buyer', company: 'Norlund', period: '2019-now' }],
      expertName: 'Jordan Reyes',
      compliance: interview.compliance,
      consents: interview.consents,
      withdrawn: interview.withdrawn,
      customVariables: interview.customVariables,
      agentId: interview.agentId,
      agentVersion: 1,
      turns: turns.slice(0, interview.turnsAPage),
      hasMoreTurns: turns.length > interview.turnsAPage,
      beganAtMs: interview.sessions[0]?.startedAtMs,
      earlierTextBytes: interview.earlierTextBytes,
      nextCall: interview.phone.callId === sessionId ? 'platform' : 'expert',
      redirectUrl: interview.redirectUrl,
      title: interview.title,
      handoffs: interview.handoffs,
    };
  };

  const handlers: ServiceHandlers<'colloquy.interview.v1.InterviewService'> = {
    async getJoinView({ interviewId }) {
      known(interviewId);
      return {
        interviewId,
        accountId: interview.accountId,
        status: interview.status,
        title: interview.title,
        language: 'en',
        personaName: 'Sam',
        questionCount: interview.questions.length,
        compliance: interview.compliance,
        withdrawn: interview.withdrawn,
        interviewType: 'FULL_INTERVIEW',
        agentId: interview.agentId,
        agentVersion: 1,
        redirectUrl: interview.redirectUrl,
        openSessionId: open()?.id,
        openPlatform: open()?.platform,
        resumableSessionId: interview.sessions.at(-1)?.id,
      };
    },
    async startSession({ interviewId, sessionId, platform, startOver, startedAtMs, fencingToken }) {
      known(interviewId);
      calls.startSession += 1;
      announce(sessionId, fencingToken);
      if (interview.sessions.some(({ id }) => id === sessionId)) return view(sessionId);
      if (interview.status === 'COMPLETED')
        throw new AppError('conflict', 'INTERVIEW_COMPLETED', 'Completed');
      if (open()) throw new AppError('conflict', 'SESSION_ALREADY_OPEN', 'Open elsewhere');
      const continued = startOver ? undefined : interview.sessions.at(-1);
      if (startOver) for (const session of interview.sessions) session.superseded = true;
      interview.sessions.push({
        id: sessionId,
        platform,
        startedAtMs,
        durationSeconds: 0,
        ...(continued ? { continuesSessionId: continued.id } : {}),
      });
      return view(sessionId);
    },
    async getRuntimeView({ sessionId, fencingToken }) {
      announce(sessionId, fencingToken);
      return view(sessionId);
    },
    async listTurns({ sessionId, afterSessionId, afterSequence }) {
      const turns = turnsOf(sessionId);
      const isLast = (turn: TurnMessage) =>
        turn.sessionId === afterSessionId && turn.sequence === afterSequence;
      const from = turns.findIndex(isLast) + 1;
      const page = turns.slice(from, from + interview.turnsAPage);
      return { turns: page, hasMore: from + page.length < turns.length };
    },
    async appendTurns({ sessionId, turns, usage, fencingToken }) {
      calls.appendTurns += 1;
      fence(sessionId, fencingToken);
      if (find(sessionId).endedAtMs !== undefined) throw new AppError('conflict', 'SESSION_ENDED', 'Ended');
      for (const turn of turns) {
        const place = interview.turns.find((t) => t.sessionId === sessionId && t.sequence === turn.sequence);
        if (place && (place.text !== turn.text || place.utteranceId !== turn.utteranceId)) {
          throw new AppError('conflict', 'TURN_CONFLICT', 'Another turn has this sequence');
        }
        if (place) continue;
        interview.turns.push(turn);
        if (turn.role === 'agent') interview.status = 'IN_PROGRESS';
      }
      find(sessionId).usage = usage;
      return {};
    },
    async endSession({ sessionId, reason, endedAtMs, durationSeconds, usage, fencingToken, callAgain }) {
      calls.endSession += 1;
      fence(sessionId, fencingToken);
      const session = find(sessionId);
      if (session.endedAtMs === undefined) {
        Object.assign(session, { endedAtMs, disconnectReason: reason, durationSeconds, usage });
        if (callAgain) interview.phone.due = true;
      }
      return { reason: session.disconnectReason };
    },
    async holdForLater({ sessionId, untilMs, fencingToken }) {
      fence(sessionId, fencingToken);
      interview.holdUntilMs = untilMs ?? Date.now() + 1_000_000;
      return { untilMs: interview.holdUntilMs };
    },
    getSessionTranscript: notAsked,
    completeProcessing: notAsked,
    getCompletion: notAsked,
    recordAnalysis: notAsked,
    getNotification: notAsked,
    getComparison: notAsked,
    recordComparison: notAsked,
    async recordHandoff({ id, sessionId, toAgentId, toAgentVersion, ruleId, offsetMs, fencingToken }) {
      fence(sessionId, fencingToken);
      if (find(sessionId).endedAtMs !== undefined) throw new AppError('conflict', 'SESSION_ENDED', 'Ended');
      if (!interview.handoffs.some((known) => known.id === id)) {
        interview.handoffs.push({ id, sessionId, toAgentId, toAgentVersion, ruleId, offsetMs });
      }
      return {};
    },
    ...callHandlers(interview, (interviewId, context) => handlers.getJoinView({ interviewId }, context)),
    async trimTurn({ sessionId, sequence, text, offsetMs, durationMs, fencingToken }) {
      fence(sessionId, fencingToken);
      const turn = interview.turns.find((t) => t.sessionId === sessionId && t.sequence === sequence);
      if (text !== undefined && turn?.text.startsWith(text)) turn.text = text;
      if (turn && offsetMs !== undefined) turn.offsetMs = offsetMs;
      if (turn && durationMs !== undefined) turn.durationMs = durationMs;
      return {};
    },
    async recordConsent({ consent }) {
      const isNew = !interview.consents.some(({ sessionId }) => sessionId === consent?.sessionId);
      if (consent && isNew) interview.consents.push({ ...consent });
      return {};
    },
    async withdrawConsent() {
      interview.withdrawn = true;
      return {};
    },
  };
  return handlers;
}

function agentHandlers({
  agentId,
  conduct,
}: ScriptedInterview): ServiceHandlers<'colloquy.agent.v1.AgentService'> {
  const version = {
    agentId,
    versionId: 'version',
    versionNumber: 1,
    name: 'Interviewer',
    agentType: 'FULL_INTERVIEW',
    personaName: 'Sam',
    language: 'en',
    isArchived: false,
  };
  return {
    resolveAgent: notAsked,
    checkVariables: notAsked,
    getAgentConfig: async () => ({
      version,
      firstMessage: 'Hello {{expert}}, I am Sam.',
      customPrompt: '',
      voiceId: '',
      variableDefaults: { expert: 'Jordan' },
      conduct,
    }),
  };
}
