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
    language: 'en',
    isArchived: false,
  },
  firstMessage: 'Hello from {{client}}.',
  customPrompt: '',
  voiceId: '',
  voiceName: '',
  variableDefaults: {},
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
  deleted?: string[];
  words: (brief: InterviewerBrief) => Words;
}) {
  const briefs: InterviewerBrief[] = [];
  let looked = 0;
  const interviewAgents = makeInterviewAgents(view, 'WEB', {
    agents: {
      config: async ({ agentId }, versionNumber) => {
        looked += 1;
        return configOf(agentId, versionNumber);
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
  expect(briefs[0]).not.toHaveProperty('isHandoff');
  expect(looked()).toBe(1);
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
  expect(briefs[0]).toMatchObject({ personaName: 'Kim', isHandoff: { firstMessage: true } });
});
