import { type Language, languageOf, type Platform, type RuntimeViewMessage } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import type { Limits } from '../domain/limits';
import type { LiveSession } from '../domain/ports';
import { vocabularyOf } from '../domain/vocabulary';
import { restoreSession } from '../domain/restore-session';
import type { SessionFacts } from '../domain/session-state';
import { hasSpokenSince, toHistory } from './history';
import type { Registry } from './registry';
import { nextCallOf } from './next-call';
import type { ResumeTokens } from './resume-tokens';
import { type InterviewAgentsDeps, makeInterviewAgents, speakerOf } from './interview-agents';
import { makeRunner, type Runner } from './runner';
import type { RunnerDeps } from './runner-deps';
import { makeUsageMeter } from './usage-meter';

export type Conduct = (view: RuntimeViewMessage, session: LiveSession) => Promise<Runner>;

export interface ConductDeps extends RunnerDeps, InterviewAgentsDeps {
  tokens: ResumeTokens;
  limits: Limits;
  registry: Registry;
}

export function makeConduct(deps: ConductDeps): Conduct {
  return async (view, { owner, fencingToken, connectedMs, gotSound }) => {
    const { accountId, interviewId } = view;
    const { sessionId, platform: channel } = sessionOf(view);
    const lastHandoff = view.handoffs.at(-1);
    const configOf = (agentId: string, version: number) =>
      deps.agents.config({ accountId, agentId, channel }, version);
    const [first, ...others] = await Promise.all([
      configOf(view.agentId, view.agentVersion),
      ...view.handoffs.map(({ toAgentId, toAgentVersion }) => configOf(toAgentId, toAgentVersion)),
    ]);
    const agent = others.at(-1) ?? first;
    const facts = factsOf(view, languageOf(agent.version?.language), deps.limits);
    const welcome = {
      ref: { accountId, interviewId, sessionId, owner, fencingToken },
      resumeToken: deps.tokens.sign(interviewId, sessionId),
      title: view.title,
      language: agent.version?.language ?? 'en',
      vocabulary: vocabularyOf(view),
      usage: makeUsageMeter(view.session?.usage ?? undefined),
    };
    const personas = others.map(({ version }) => version?.personaName ?? '');
    const history = toHistory(view, personas);
    const inCharge = {
      speaker: speakerOf(agent),
      wasHandedOver: lastHandoff !== undefined,
      hasSpoken: lastHandoff === undefined || hasSpokenSince(lastHandoff, view.turns),
    };
    const before = {
      connectedMs,
      gotSound,
      consentIsDue: isConsentDue(view, channel),
      isWithdrawn: view.withdrawn,
    };
    const state = restoreSession(facts, history, before, inCharge, deps.clock.now().getTime());
    return deps.registry.add(makeRunner(state, welcome, makeInterviewAgents(view, channel, deps), deps));
  };
}

/** The page asks for consent before it opens a session. */
function isConsentDue({ consents, turns }: RuntimeViewMessage, channel: Platform): boolean {
  if (channel !== 'PHONE' || consents.length > 0) return false;
  return !turns.some(({ role, questionIndex }) => role === 'agent' && questionIndex !== undefined);
}

function sessionOf({ session }: RuntimeViewMessage) {
  if (!session) throw new AppError('internal', undefined, 'The runtime view has no session');
  const platform: Platform = session.platform === 'PHONE' ? 'PHONE' : 'WEB';
  return { sessionId: session.id, platform, startedAtMs: session.startedAtMs };
}

function factsOf(view: RuntimeViewMessage, language: Language, limits: Limits): SessionFacts {
  return {
    ...sessionOf(view),
    interviewId: view.interviewId,
    language,
    questionCount: view.questions.length,
    earlierMs: earlierMsOf(view),
    beganAtMs: view.beganAtMs,
    earlierTextBytes: view.earlierTextBytes,
    redirectUrl: view.redirectUrl,
    ...nextCallOf(view),
    limits,
  };
}

function earlierMsOf({ session, turns }: RuntimeViewMessage): number {
  const ends = new Map<string, number>();
  for (const { sessionId, offsetMs, durationMs } of turns) {
    if (sessionId !== session?.id) ends.set(sessionId, offsetMs + durationMs);
  }
  return [...ends.values()].reduce((sum, end) => sum + end, 0);
}
