import type { NewRule, TransferRule } from './agent-models';

interface RuleDraft {
  targetGroupId: string;
  condition: string;
  transferMessage: string;
  enableTargetFirstMessage: boolean;
  ordering: string;
  delayMs: string;
}

export const draftOfRule = (rule: TransferRule | null): RuleDraft => ({
  targetGroupId: rule?.targetGroupId ?? '',
  condition: rule?.condition ?? '',
  transferMessage: rule?.transferMessage ?? '',
  enableTargetFirstMessage: rule?.enableTargetFirstMessage ?? false,
  ordering: rule ? String(rule.ordering) : '',
  delayMs: rule ? String(rule.delayMs) : '',
});

const isWhole = (value: string, max: number) =>
  value.trim() === '' || (/^\d+$/.test(value.trim()) && Number(value) <= max);

export const isCompleteRule = ({ targetGroupId, condition, ordering, delayMs }: RuleDraft): boolean =>
  targetGroupId !== '' &&
  condition.trim() !== '' &&
  isWhole(ordering, 1_000_000) &&
  isWhole(delayMs, 600_000);

export const ruleOf = (draft: RuleDraft): NewRule => ({
  targetGroupId: draft.targetGroupId,
  condition: draft.condition.trim(),
  transferMessage: draft.transferMessage.trim() || null,
  enableTargetFirstMessage: draft.enableTargetFirstMessage,
  delayMs: Number(draft.delayMs),
  ...(draft.ordering.trim() && { ordering: Number(draft.ordering) }),
});
