import type { AgentConfigMessage } from '@colloquy/contracts';
import { callerNow } from '@colloquy/kernel';
import { analyseInterview } from '@colloquy/language';
import { silentLogger } from '@colloquy/logging';
import { limits } from '../../test/a-session';
import { makeRehearse } from './rehearse';

const agentConfig = {
  version: null,
  conduct: null,
  firstMessage: '',
  customPrompt: '',
  variableDefaults: {},
  voiceId: '',
  voiceName: '',
  extractionSchema: '',
} satisfies AgentConfigMessage;

test('the text work of a rehearsal waits in the queue of its account', async () => {
  const accounts: (string | undefined)[] = [];
  const note = () => accounts.push(callerNow()?.accountId);
  const rehearse = makeRehearse({
    agents: { config: async () => agentConfig },
    compiled: { rules: async () => [], currentVersion: async () => undefined },
    interviewerFor: () => ({
      say: async () => {
        note();
        return { text: 'Goodbye.', act: 'closing', then: 'end' };
      },
    }),
    timeBudget: { FULL_INTERVIEW: 60_000, VETTING_INTERVIEW: 60_000 },
    limits,
    recordsCalls: false,
    logger: silentLogger,
    analyse: async (input) => {
      note();
      return analyseInterview(input);
    },
  });
  const request = {
    accountId: 'bakery',
    agentId: 'agent',
    versionNumber: 1,
    persona: 'brief' as const,
    ...{
      title: 'Flour',
      subject: 'Buying flour',
      questions: ['Which flour do you buy?'],
      customVariables: {},
    },
  };
  await rehearse(request, new AbortController().signal);
  expect(accounts.length).toBeGreaterThan(1);
  expect(new Set(accounts)).toEqual(new Set(['bakery']));
});
