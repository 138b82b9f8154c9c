import type { AgentConfigMessage, RuntimeViewMessage, TransferRuleMessage } from '@colloquy/contracts';
import type { InterviewerBrief } from '@colloquy/language';
import { silentLogger } from '@colloquy/logging';
import { kim, sam } from '../../test/a-session';
import type { Words } from '../domain/inputs';
import type { Moment } from '../domain/ports';
import { makeInterviewAgents } from './interview-agents';

const { signal } = new AbortController();
const view = {
  accountId: 'account',
  agentId: sam.agentId,
  agentVersion: 1,
  questions: ['How?'],
  expertName: 'Jordan',
  compliance: '',
  customVariables: { client: 'Norlund' },
} as unknown as RuntimeViewMessage;

const configOf = (agentId: string, versionNumber: number): AgentConfigMessage => ({
  version: {
    agentId,
    versionId: '',
    versionNumber,
    name: agentId === kim.agentId ? kim.name : sam.name,
    agentType: 'VETTING_INTERVIEW',
    personaName: agentId === kim.agentId ? kim.persona : sam.persona,
    language: agentId === kim.agentId ? 'es' : 'en',
    isArchived: false,
  },
  firstMessage: 'Hello from {{client}}.',
  customPrompt: '',
  voiceId: '',
  voiceName: '',
  variableDefaults: {},
  conduct: null,
  extractionSchema: '',
});

const aRule = (over: Partial<TransferRuleMessage>): TransferRuleMessage => ({
  id: 'rule',
  targetAgentId: kim.agentId,
  condition: 'prices',
  delayMs: 50,
  transferMessage: 'One moment.',
  enableTargetFirstMessage: true,
  ...over,
});

function someAgents(setting: {
  rules?: TransferRuleMessage[];
  conductOf?: (agentId: string) => AgentConfigMessage['conduct'];
  deleted?: string[];
  words: (brief: InterviewerBrief) => Words;
}) {
  const briefs: InterviewerBrief[] = [];
  let looked = 0;
  const interviewAgents = makeInterviewAgents(view, 'WEB', {
    agents: {
      config: async ({ agentId }, versionNumber) => {
        looked += 1;
        return { ...configOf(agentId, versionNumber), conduct: setting.conductOf?.(agentId) ?? null };
      },
    },
    compiled: {
      rules: async ({ agentId }) => (agentId === sam.agentId ? (setting.rules ?? []) : []),
      currentVersion: async ({ agentId }) => (setting.deleted?.includes(agentId) ? undefined : 3),
    },
    interviewerFor: (brief) => {
      briefs.push(brief);
      return { say: async () => setting.words(brief) };
    },
    timeBudget: { FULL_INTERVIEW: 1000, VETTING_INTERVIEW: 500 },
    limits: { maxDurationMs: 3_600_000 },
    recordsCalls: true,
    logger: silentLogger,
  });
  return { interviewAgents, briefs, looked: () => looked };
}

const moment = (over: Partial<Moment> = {}): Moment => ({
  history: [],
  speaker: sam,
  takingOver: undefined,
  gotSound: false,
  consentIsDue: false,
  elapsedMs: 7,
  ...over,
});
const words: Words = { text: 'How?', act: 'question', then: 'listen' };
const transferBy = (ruleId: string): Words => ({ text: '', act: 'transfer', then: 'transfer', ruleId });

test('whoever asks is told its own texts, its rules in order, and how much time has passed of how much', async () => {
  const rules = [aRule({ id: 'a' }), aRule({ id: 'b', condition: 'laws' })];
  const { interviewAgents, briefs, looked } = someAgents({ rules, words: () => words });
  expect(await interviewAgents.say('next', moment(), signal)).toEqual(words);
  await interviewAgents.say('next', moment(), signal);
  expect(briefs[0]).toMatchObject({
    personaName: 'Sam',
    firstMessage: 'Hello from Norlund.',
    elapsedMs: 7,
    timeBudgetMs: 500,
    transfers: [
      { ruleId: 'a', condition: 'prices', ordering: 0 },
      { ruleId: 'b', condition: 'laws', ordering: 1 },
    ],
  });
  expect(briefs[0]).not.toHaveProperty('takingOver');
  expect(looked()).toBe(1);
});

test('an agent conducts as its version says; the time budget is that of the agent the interview began with', async () => {
  const conductOf = (agentId: string) =>
    agentId === sam.agentId
      ? { model: '', timeBudgetMinutes: 20 }
      : { model: 'large', speed: 0.9, patience: 2, maxProbes: 0, timeBudgetMinutes: 5 };
  const rules = [aRule({})];
  const transfers = someAgents({ rules, conductOf, words: () => transferBy('rule') });
  const { handoff } = await transfers.interviewAgents.say('next', moment(), signal);
  expect(handoff?.to).toEqual({ ...kim, speed: 0.9, patience: 2 });
  const { interviewAgents, briefs } = someAgents({ conductOf, words: () => words });
  await interviewAgents.say('next', moment(), signal);
  await interviewAgents.say('next', moment({ speaker: kim }), signal);
  expect(briefs).toMatchObject([
    { timeBudgetMs: 1_200_000 },
    { timeBudgetMs: 1_200_000, model: 'large', maxProbesPerQuestion: 0 },
  ]);
  expect(briefs[0]).not.toHaveProperty('model');
  expect(briefs[0]).not.toHaveProperty('maxProbesPerQuestion');
});

test('no time budget exceeds the limit of the platform', async () => {
  const conductOf = () => ({ model: '', timeBudgetMinutes: 180 });
  const { interviewAgents, briefs } = someAgents({ conductOf, words: () => words });
  await interviewAgents.say('next', moment(), signal);
  expect(briefs[0]?.timeBudgetMs).toBe(3_600_000);
});

test('a transfer becomes a handoff to the version that is in use now, with the words of the rule', async () => {
  const { interviewAgents } = someAgents({ rules: [aRule({})], words: () => transferBy('rule') });
  expect(await interviewAgents.say('next', moment(), signal)).toEqual({
    text: 'One moment.',
    act: 'transfer',
    then: 'transfer',
    handoff: {
      id: expect.any(String),
      ruleId: 'rule',
      condition: 'prices',
      from: sam,
      to: kim,
      delayMs: 50,
      introduces: true,
    },
  });
});

test('a rule whose target was deleted is passed over and the agent is asked again without it', async () => {
  const rules = [aRule({ id: 'gone', targetAgentId: 'deleted' }), aRule({ id: 'rule' })];
  const { interviewAgents, briefs } = someAgents({
    rules,
    deleted: ['deleted', kim.agentId],
    words: ({ transfers }) => (transfers?.[0] ? transferBy(transfers[0].ruleId) : words),
  });
  expect(await interviewAgents.say('next', moment(), signal)).toEqual(words);
  expect(briefs.map(({ transfers }) => transfers?.length)).toEqual([2, 1, 0]);
});

test('an agent that takes over is told so, and whether it introduces itself', async () => {
  const { interviewAgents, briefs } = someAgents({ words: () => words });
  await interviewAgents.say('next', moment({ speaker: kim, takingOver: { introduces: true } }), signal);
  expect(briefs[0]).toMatchObject({ personaName: 'Kim', takingOver: { introduces: true } });
});
