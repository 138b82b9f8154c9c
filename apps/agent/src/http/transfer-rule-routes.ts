import {
  agentParams,
  createTransferRuleBody,
  type ListedTransferRuleView,
  type Platform,
  ruleParams,
  type TransferRuleView,
  updateTransferRuleBody,
} from '@colloquy/contracts';
import { jsonBody, parse, parsePath, principalOf, Router } from '@colloquy/http';
import type { TransferRule } from '../domain/roster';
import type { UseCases } from '../use-cases';
import type { ChangedRule, RuleWithWarnings } from '../use-cases/rule-with-warnings';

export function transferRuleRoutes(useCases: UseCases): Router {
  const router = Router();
  const path = '/api/agents/:groupId/transfer-rules';

  router.get(path, async (req, res) => {
    const { groupId } = parsePath(agentParams, req.params);
    res.json((await useCases.listRulesFrom(principalOf(res).accountId, groupId)).map(presentListed));
  });

  router.get(`${path}/inbound`, async (req, res) => {
    const { groupId } = parsePath(agentParams, req.params);
    res.json((await useCases.listRulesTo(principalOf(res).accountId, groupId)).map(presentListed));
  });

  router.post(path, jsonBody(), async (req, res) => {
    const { groupId } = parsePath(agentParams, req.params);
    const input = parse(createTransferRuleBody, req.body);
    const changed = await useCases.createRule(principalOf(res).accountId, groupId, input);
    res.status(201).json(presentChanged(changed));
  });

  router.post(`${path}/resync`, async (req, res) => {
    const { groupId } = parsePath(agentParams, req.params);
    const failedChannels = await useCases.resyncAgent(principalOf(res).accountId, groupId);
    res.json({ ok: failedChannels.length === 0, failedChannels });
  });

  router.patch(`${path}/:ruleId`, jsonBody(), async (req, res) => {
    const { groupId: sourceId, ruleId } = parsePath(ruleParams, req.params);
    const input = parse(updateTransferRuleBody, req.body);
    const changed = await useCases.updateRule(principalOf(res).accountId, { sourceId, ruleId }, input);
    res.json(presentChanged(changed));
  });

  router.delete(`${path}/:ruleId`, async (req, res) => {
    const { groupId: sourceId, ruleId } = parsePath(ruleParams, req.params);
    const syncWarning = syncWarningOf(
      await useCases.deleteRule(principalOf(res).accountId, { sourceId, ruleId }),
    );
    if (syncWarning) res.json({ ok: true, syncWarning });
    else res.status(204).end();
  });

  return router;
}

function presentChanged({ rule, warnings, failedChannels }: ChangedRule) {
  const { voiceWarning, nameWarning } = warnings;
  return { rule: presentRule(rule), syncWarning: syncWarningOf(failedChannels), voiceWarning, nameWarning };
}

function presentListed({ rule, warnings }: RuleWithWarnings): ListedTransferRuleView {
  const { voiceWarning, nameWarning, targetDeleted } = warnings;
  return { ...presentRule(rule), voiceWarning, nameWarning, targetDeleted };
}

function presentRule(rule: TransferRule): TransferRuleView {
  return {
    id: rule.id,
    sourceGroupId: rule.sourceId,
    targetGroupId: rule.targetId,
    condition: rule.condition,
    ordering: rule.ordering,
    delayMs: rule.delayMs,
    transferMessage: rule.transferMessage,
    enableTargetFirstMessage: rule.enableTargetFirstMessage,
    createdAt: rule.createdAt.toISOString(),
    updatedAt: rule.updatedAt.toISOString(),
  };
}

const syncWarningOf = (failed: Platform[]) => (failed.length > 0 ? failed : null);
