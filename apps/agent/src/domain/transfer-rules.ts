import type { CreateTransferRuleInput, UpdateTransferRuleInput } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { ownAgent } from './change-agents';
import { maxRules, reconfigured, type Roster, type RosterChange, type TransferRule } from './roster';

/**
 * @throws AppError `not-found`; `forbidden` for a system agent; `invalid` for a wrong target or at the
 * maximum
 */
export function createRule(
  roster: Roster,
  sourceId: string,
  input: CreateTransferRuleInput,
  { id, now }: { id: string; now: Date },
): RosterChange {
  ownAgent(roster, sourceId);
  if (roster.rules.length >= maxRules) {
    throw new AppError(
      'invalid',
      undefined,
      `The account has the maximum of ${maxRules} rules; delete one first`,
    );
  }
  const last = rulesFrom(roster, sourceId).at(-1);
  const rule: TransferRule = {
    id,
    sourceId,
    targetId: input.targetGroupId,
    condition: input.condition,
    ordering: input.ordering ?? (last ? last.ordering + 1 : 0),
    delayMs: input.delayMs ?? 0,
    transferMessage: input.transferMessage || null,
    enableTargetFirstMessage: input.enableTargetFirstMessage ?? false,
    createdAt: now,
    updatedAt: now,
  };
  assertValidTarget(roster, rule);
  return changed(roster, sourceId, [...roster.rules, rule]);
}

/** @throws AppError as {@link createRule} */
export function updateRule(
  roster: Roster,
  ref: RuleRef,
  input: UpdateTransferRuleInput,
  now: Date,
): RosterChange {
  const current = ruleOf(roster, ref);
  const { targetGroupId, transferMessage, ...fields } = input;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const rule: TransferRule = {
    ...current,
    ...(given as Partial<TransferRule>),
    targetId: targetGroupId ?? current.targetId,
    transferMessage: transferMessage === undefined ? current.transferMessage : transferMessage || null,
    updatedAt: now,
  };
  const others = roster.rules.filter(({ id }) => id !== rule.id);
  // a rule with a deleted target can still be edited
  if (rule.targetId !== current.targetId) assertValidTarget({ ...roster, rules: others }, rule);
  return changed(
    roster,
    ref.sourceId,
    roster.rules.map((other) => (other.id === rule.id ? rule : other)),
  );
}

/** @throws AppError `not-found`, or `forbidden` for a system agent */
export function deleteRule(roster: Roster, ref: RuleRef): RosterChange {
  const rule = ruleOf(roster, ref);
  return changed(
    roster,
    ref.sourceId,
    roster.rules.filter((other) => other !== rule),
  );
}

export interface RuleRef {
  sourceId: string;
  ruleId: string;
}

/** @throws AppError `not-found`, or `forbidden` for a system agent */
export function ruleOf(roster: Roster, { sourceId, ruleId }: RuleRef): TransferRule {
  ownAgent(roster, sourceId);
  const rule = roster.rules.find(({ id, ...candidate }) => id === ruleId && candidate.sourceId === sourceId);
  if (!rule) throw new AppError('not-found', undefined, 'Transfer rule not found');
  return rule;
}

/** Returns the rules in order of evaluation; equal orderings by creation time. */
export function rulesFrom({ rules }: Pick<Roster, 'rules'>, sourceId: string): TransferRule[] {
  return rules
    .filter((rule) => rule.sourceId === sourceId)
    .sort((a, b) => a.ordering - b.ordering || a.createdAt.getTime() - b.createdAt.getTime());
}

export function rulesTo({ rules }: Pick<Roster, 'rules'>, targetId: string): TransferRule[] {
  return rules.filter((rule) => rule.targetId === targetId);
}

export function ruleWarnings(roster: Roster, { sourceId, targetId }: TransferRule) {
  const source = roster.agents.find(({ id }) => id === sourceId);
  const target = roster.agents.find(({ id }) => id === targetId);
  return {
    voiceWarning: source !== undefined && target !== undefined && source.voiceId !== target.voiceId,
    nameWarning: source !== undefined && target !== undefined && source.personaName !== target.personaName,
    targetDeleted: target === undefined,
  };
}

function assertValidTarget(roster: Roster, { sourceId, targetId }: TransferRule): void {
  if (targetId === sourceId) throw refusal('an agent cannot hand over to itself');
  if (!roster.agents.some(({ id }) => id === targetId)) throw refusal('no such agent');
  if (leadsTo(roster, targetId, sourceId)) throw refusal('the rule would close a cycle');
}

const refusal = (rule: string) => new AppError('invalid', undefined, `targetGroupId: ${rule}`);

function leadsTo({ rules }: Roster, from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const agentId of reached) {
    for (const rule of rules) if (rule.sourceId === agentId) reached.add(rule.targetId);
  }
  return reached.has(to);
}

function changed(roster: Roster, sourceId: string, rules: readonly TransferRule[]): RosterChange {
  return { roster: { ...roster, rules }, facts: [reconfigured(roster, { agentId: sourceId })] };
}
