import path from 'node:path';
import type { AgentConfigMessage, RuntimeViewMessage } from '@colloquy/contracts';
import { bundle } from '@colloquy/harness';
import {
  analyseInterview,
  type AnalysisInput,
  type Decisions,
  decisionsHere,
  embeddedInterviewer,
  type InterviewerBrief,
  type SpokenTurn,
} from '@colloquy/language';
import { silentLogger } from '@colloquy/logging';
import { makeThread } from '@colloquy/service';
import { makeInterviewAgents } from '../src/runtime/interview-agents';
import { sessionInterviewer } from '../src/runtime/session-interviewer';
import type * as textWorker from '../src/text-worker';
import { aTurn, sam } from './a-session';

const built = bundle({ 'text-worker': path.resolve(__dirname, '../src/text-worker.ts') });
const thread = makeThread<typeof textWorker>(built.fileOf('text-worker'));
beforeAll(() => thread.start?.());
afterAll(async () => {
  await thread.stop?.();
  built.remove();
});
const inThreads: Decisions = {
  nextMove: (task) => thread.run('nextMove', task),
  requestsIn: (task) => thread.run('requestsIn', task),
};

const brief: InterviewerBrief = {
  personaName: 'Sam',
  language: 'en',
  questions: ['What do you buy?', 'From whom?'],
  expertName: 'Ada',
};
const asked: SpokenTurn = {
  role: 'agent',
  text: 'What do you buy?',
  act: { kind: 'greeting', questionIndex: 0 },
};
const answered = (text: string) => ({ brief, history: [asked, { role: 'user' as const, text }] });

describe.each([
  ['in the calling thread', decisionsHere],
  ['in another thread', inThreads],
])('decisions %s', (_where, decisions) => {
  test('the next question follows an answer', async () => {
    const answer = 'Flour from mills in Poland, butter and sugar by the truck, and packaging every week.';
    expect(await decisions.nextMove(answered(answer))).toMatchObject({
      kind: 'say',
      act: { kind: 'question', questionIndex: 1 },
    });
  });

  test('a request is found, and obeyed', async () => {
    const task = answered('Please stop, I withdraw my consent.');
    const requests = await decisions.requestsIn(task);
    expect(requests[0]).toMatchObject({ kind: 'withdraw', certain: true });
    expect(await decisions.nextMove({ ...task, requests })).toMatchObject({ kind: 'withdraw' });
  });
});

test('the event loop turns during the decision on a very long monologue', async () => {
  const text = 'They said off the record that I should leave that out, no, wait, and repeat it please. ';
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 5);
  const started = performance.now();
  const history = [
    asked,
    ...Array.from({ length: 100 }, () => ({ role: 'user' as const, text: text.repeat(110) })),
  ];
  await inThreads.nextMove({ brief, history });
  const tookMs = performance.now() - started;
  clearInterval(turning);
  expect(turns).toBeGreaterThan(tookMs / 50);
});

test('another thread analyses an interview like the calling thread', async () => {
  const input: AnalysisInput = {
    questions: brief.questions,
    language: 'en',
    expertName: 'Ada',
    turns: [
      { ...asked, id: 't0', timestampSecs: 0 },
      { id: 't1', role: 'user', text: 'Flour and butter, 30 tons a year, from Poland.', timestampSecs: 5 },
    ],
    sessions: [{ disconnectReason: 'completed_by_expert', durationSeconds: 20 }],
  };
  expect(await thread.run('analyse', input)).toEqual(analyseInterview(input));
});

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

test("dense text of one account's interviews does not delay the next question of another account's", async () => {
  const answered: string[] = [];
  const askFor = async (accountId: string, text: string) => {
    const view = { accountId, questions: brief.questions, employment: [] } as unknown as RuntimeViewMessage;
    const agents = makeInterviewAgents(view, 'WEB', {
      agents: { config: async () => agentConfig },
      compiled: { rules: async () => [], currentVersion: async () => undefined },
      interviewerFor: () => sessionInterviewer(embeddedInterviewer(inThreads), brief),
      timeBudget: { FULL_INTERVIEW: 60_000, VETTING_INTERVIEW: 60_000 },
      limits: { maxDurationMs: 60_000 },
      recordsCalls: false,
      logger: silentLogger,
    });
    const moment = {
      history: [
        aTurn({ sequence: 0, role: 'agent', text: asked.text, act: 'greeting', questionIndex: 0 }),
        aTurn({ sequence: 1, role: 'user', text }),
      ],
      speaker: sam,
      takingOver: undefined,
      gotSound: false,
      consentIsDue: false,
      elapsedMs: 0,
    };
    await agents.say('next', moment, new AbortController().signal);
    answered.push(accountId);
  };
  const dense = 'No, wait, keep that between us, and then say it again more slowly. '.repeat(60);
  await Promise.all([
    ...Array.from({ length: 6 }, () => askFor('dense', dense)),
    askFor('other', 'Rye flour from two mills in Bavaria.'),
  ]);
  expect(answered.indexOf('other')).toBeLessThan(2);
});
