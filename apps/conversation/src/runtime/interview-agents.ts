import {
  type AgentConfigMessage,
  type InterviewType,
  interviewTypes,
  languageOf,
  type Platform,
  type RuntimeViewMessage,
  type TransferRuleMessage,
} from '@colloquy/contracts';
import { newId, onBehalfOf } from '@colloquy/kernel';
import type { InterviewerBrief } from '@colloquy/language';
import type { Logger } from '@colloquy/logging';
import type { Move } from '../domain/inputs';
import type { Limits } from '../domain/limits';
import type {
  AgentRef,
  Agents,
  CompiledAgentRepository,
  InterviewAgents,
  Moment,
  SessionInterviewer,
} from '../domain/ports';
import type { Handoff, Speaker } from '../domain/session-state';
import { briefOf } from './brief';
import { nextCallOf } from './next-call';

/** Milliseconds. */
export type TimeBudget = Record<InterviewType, number>;

export interface InterviewAgentsDeps {
  agents: Agents;
  compiled: Pick<CompiledAgentRepository, 'rules' | 'currentVersion'>;
  interviewerFor: (brief: InterviewerBrief) => SessionInterviewer;
  timeBudget: TimeBudget;
  limits: Pick<Limits, 'maxDurationMs'>;
  recordsCalls: boolean;
  logger: Logger;
}

export function makeInterviewAgents(
  view: RuntimeViewMessage,
  channel: AgentRef['channel'],
  deps: InterviewAgentsDeps,
): InterviewAgents {
  const known = new Map<
    string,
    Promise<{ config: AgentConfigMessage; rules: readonly TransferRuleMessage[] }>
  >();
  const refOf = (agentId: string): AgentRef => ({ accountId: view.accountId, agentId, channel });

  /** A failed attempt is repeated. */
  function load({ agentId, versionNumber }: Pick<Speaker, 'agentId' | 'versionNumber'>) {
    const key = `${agentId}:${versionNumber}`;
    const found =
      known.get(key) ??
      Promise.all([deps.agents.config(refOf(agentId), versionNumber), deps.compiled.rules(refOf(agentId))])
        .then(([config, rules]) => ({ config, rules }))
        .catch((error: unknown) => {
          known.delete(key);
          throw error;
        });
    known.set(key, found);
    return found;
  }

  async function handoffBy(rule: TransferRuleMessage, from: Speaker): Promise<Handoff | undefined> {
    const ref = refOf(rule.targetAgentId);
    const versionNumber = await deps.compiled.currentVersion(ref);
    if (versionNumber === undefined) return undefined;
    const to = speakerOf(await deps.agents.config(ref, versionNumber));
    return {
      id: newId(),
      ruleId: rule.id,
      condition: rule.condition,
      from,
      to,
      delayMs: rule.delayMs,
      introduces: rule.enableTargetFirstMessage,
    };
  }

  return {
    async say(ask, moment, signal, onDraft): Promise<Move> {
      const { speaker, history } = moment;
      const [{ config, rules }, first] = await Promise.all([
        load(speaker),
        load({ agentId: view.agentId, versionNumber: view.agentVersion }),
      ]);
      const timeBudgetMs = Math.min(timeBudgetOf(first.config, deps.timeBudget), deps.limits.maxDurationMs);
      const open = [...rules];
      for (;;) {
        const brief = {
          ...briefOf(view, config),
          ...situation(open, moment),
          timeBudgetMs,
          ...presentFacts(view, channel, moment, deps.recordsCalls),
        };
        const interviewer = deps.interviewerFor(brief);
        const { ruleId, ...words } = await onBehalfOf({ accountId: view.accountId, signal }, () =>
          interviewer.say(ask, history, signal, onDraft),
        );
        if (words.then !== 'transfer') return words;
        const index = open.findIndex(({ id }) => id === ruleId);
        const rule = open[index];
        if (!rule) throw new Error('The interviewer named a transfer rule that does not exist');
        const handoff = await handoffBy(rule, speaker);
        if (handoff) return { ...words, text: rule.transferMessage, handoff };
        deps.logger.warn('Transfer skipped: its target was deleted', { ruleId: rule.id });
        open.splice(index, 1);
      }
    },
  };
}

export function speakerOf({ version, voiceId, voiceName, conduct }: AgentConfigMessage): Speaker {
  return {
    agentId: version?.agentId ?? '',
    versionNumber: version?.versionNumber ?? 0,
    name: version?.name ?? '',
    persona: version?.personaName ?? '',
    language: languageOf(version?.language),
    ...(voiceId === '' || voiceName === '' ? {} : { voice: { id: voiceId, name: voiceName } }),
    ...(conduct?.speed === undefined ? {} : { speed: conduct.speed }),
    ...(conduct?.patience === undefined ? {} : { patience: conduct.patience }),
  };
}

function presentFacts(
  view: RuntimeViewMessage,
  channel: Platform,
  { gotSound, consentIsDue }: Moment,
  recordsCalls: boolean,
): Partial<InterviewerBrief> {
  const { title, invitation, session } = view;
  return {
    facts: {
      title,
      organisation: invitation?.organisation ?? '',
      purpose: invitation?.purpose ?? '',
      channel,
      isRecorded: channel === 'PHONE' ? recordsCalls : gotSound,
      ...nextCallOf(view),
    },
    consentIsDue,
    ...(session ? { sessionId: session.id } : {}),
  };
}

/** The agent that the interview began with decides: a handoff changes nothing. */
export function timeBudgetOf(
  { version, conduct }: Pick<AgentConfigMessage, 'conduct'> & { version: { agentType: string } | null },
  timeBudget: TimeBudget,
): number {
  if (conduct?.timeBudgetMinutes !== undefined) return conduct.timeBudgetMinutes * 60_000;
  return timeBudget[interviewTypes.find((known) => known === version?.agentType) ?? 'FULL_INTERVIEW'];
}

function situation(
  rules: readonly TransferRuleMessage[],
  { takingOver, elapsedMs }: Moment,
): Partial<InterviewerBrief> {
  return {
    elapsedMs,
    transfers: rules.map(({ id, condition }, ordering) => ({ ruleId: id, condition, ordering })),
    ...(takingOver && { takingOver: { introduces: takingOver.introduces } }),
  };
}
