import { type Language, languageOf, type Platform, type RuntimeViewMessage } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import type { Limits } from '../domain/limits';
import type { LiveSession } from '../domain/ports';
import { restoreSession } from '../domain/restore-session';
import type { SessionFacts } from '../domain/session-state';
import { type CastDeps, makeCast, speakerOf } from './cast';
import type { RunnerDeps } from './effects';
import { hasSpokenSince, toHistory } from './history';
import type { Registry } from './registry';
import type { ResumeTokens } from './resume-tokens';
import { makeRunner, type Runner } from './runner';

/** What is known of a session that another process had. */
export type Before = Pick<LiveSession, 'connectedMs' | 'gotSound'>;

const nothing: Before = { connectedMs: 0, gotSound: false };

/** Takes up an open session: a new one, or one that another process had. */
export type Conduct = (view: RuntimeViewMessage, owner: string, before?: Before) => Promise<Runner>;

/** What it takes to conduct a session beside what a runner works with. */
export interface ConductDeps extends RunnerDeps, CastDeps {
  tokens: ResumeTokens;
  limits: Limits;
  registry: Registry;
}

export function makeConduct(deps: ConductDeps): Conduct {
  return async (view, owner, { connectedMs, gotSound } = nothing) => {
    const { accountId, interviewId } = view;
    const { sessionId, platform: channel } = sessionOf(view);
    const asking = view.handoffs.at(-1);
    const configOf = (agentId: string, version: number) =>
      deps.agents.config({ accountId, agentId, channel }, version);
    const [first, ...others] = await Promise.all([
      configOf(view.agentId, view.agentVersion),
      ...view.handoffs.map(({ toAgentId, toAgentVersion }) => configOf(toAgentId, toAgentVersion)),
    ]);
    const agent = others.at(-1) ?? first;
    const facts = factsOf(view, languageOf(agent.version?.language), deps.limits);
    const welcome = {
      ref: { accountId, interviewId, sessionId },
      held: { sessionId, owner },
      resumeToken: deps.tokens.sign(interviewId, sessionId),
      title: view.title,
      language: agent.version?.language ?? 'en',
    };
    const personas = others.map(({ version }) => version?.personaName ?? '');
    const history = toHistory(view, personas);
    const cast = {
      speaker: speakerOf(agent),
      handedOver: asking !== undefined,
      hasSpoken: asking === undefined || hasSpokenSince(asking, view.turns),
    };
    const before = {
      connectedMs,
      gotSound,
      consentIsDue: isConsentDue(view, channel),
      withdrawn: view.withdrawn,
    };
    const state = restoreSession(facts, history, before, cast, deps.clock.now().getTime());
    return deps.registry.add(makeRunner(state, welcome, makeCast(view, channel, deps), deps));
  };
}

/**
 * Whether the expert has to consent in this session before anything is asked: on the phone, unless that was done before
 * or the conversation began elsewhere. The page asks for consent before a session is opened.
 */
function isConsentDue({ consents, turns }: RuntimeViewMessage, channel: Platform): boolean {
  if (channel !== 'PHONE' || consents.length > 0) return false;
  return !turns.some(({ role, questionIndex }) => role === 'agent' && questionIndex !== undefined);
}

function sessionOf({ session }: RuntimeViewMessage) {
  if (!session) throw new AppError('internal', undefined, 'A runtime view without its session');
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
    redirectUrl: view.redirectUrl,
    limits,
  };
}

/** How long earlier sessions took, as far as their turns tell. */
function earlierMsOf({ session, turns }: RuntimeViewMessage): number {
  const ends = new Map<string, number>();
  for (const { sessionId, offsetMs, durationMs } of turns) {
    if (sessionId !== session?.id) ends.set(sessionId, offsetMs + durationMs);
  }
  return [...ends.values()].reduce((sum, end) => sum + end, 0);
}
