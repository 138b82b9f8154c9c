import type { RuntimeViewMessage, TurnMessage } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import type { Limits } from '../domain/limits';
import type { Agents, SessionInterviewer } from '../domain/ports';
import { restoreSession } from '../domain/restore-session';
import type { Said, SessionFacts } from '../domain/session-state';
import type { InterviewerBrief } from '@colloquy/language';
import { briefOf } from './brief';
import type { RunnerDeps } from './effects';
import type { Registry } from './registry';
import type { ResumeTokens } from './resume-tokens';
import { makeRunner, type Runner } from './runner';

/** Takes up an open session: a new one, or one that another process had. */
export type Conduct = (view: RuntimeViewMessage, owner: string, connectedMs: number) => Promise<Runner>;

/** What it takes to conduct a session beside what a runner works with. */
export interface ConductDeps extends RunnerDeps {
  agents: Agents;
  interviewerFor: (brief: InterviewerBrief) => SessionInterviewer;
  tokens: ResumeTokens;
  limits: Limits;
  registry: Registry;
}

export function makeConduct(deps: ConductDeps): Conduct {
  return async (view, owner, connectedMs) => {
    const facts = factsOf(view, deps.limits);
    const { sessionId, interviewId } = facts;
    const { accountId, agentId, agentVersion } = view;
    const ref = { accountId, agentId, channel: facts.platform };
    const agent = await deps.agents.config(ref, agentVersion);
    const welcome = {
      ref: { accountId, interviewId, sessionId },
      held: { sessionId, owner },
      resumeToken: deps.tokens.sign(interviewId, sessionId),
      title: view.title,
      persona: agent.version?.personaName ?? '',
      language: agent.version?.language ?? 'en',
    };
    const state = restoreSession(facts, view.turns.map(toSaid), connectedMs, deps.clock.now().getTime());
    const interviewer = deps.interviewerFor(briefOf(view, agent));
    return deps.registry.add(makeRunner(state, welcome, interviewer, deps));
  };
}

function factsOf(view: RuntimeViewMessage, limits: Limits): SessionFacts {
  const { session } = view;
  if (!session) throw new AppError('internal', undefined, 'A runtime view without its session');
  return {
    sessionId: session.id,
    interviewId: view.interviewId,
    platform: session.platform === 'PHONE' ? 'PHONE' : 'WEB',
    startedAtMs: session.startedAtMs,
    questionCount: view.questions.length,
    redirectUrl: view.redirectUrl,
    limits,
  };
}

function toSaid(turn: TurnMessage): Said {
  const { sessionId, sequence, text, offsetMs, durationMs, act, questionIndex, utteranceId } = turn;
  const role = turn.role === 'agent' ? ('agent' as const) : ('user' as const);
  const said = { sessionId, sequence, role, text, offsetMs, durationMs, act, utteranceId };
  return questionIndex === undefined ? said : { ...said, questionIndex };
}
