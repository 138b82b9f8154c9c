import { makePrincipalTokens, principalHeader } from '@colloquy/auth';
import { AppError, newId } from '@colloquy/kernel';
import { type Answer, type Call, makeHarness, testSecret } from '@colloquy/harness';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, type Overrides } from '../src/app';
import { readConfig } from '../src/config';
import { shownTurns } from '../src/domain/live-turns';
import type { Agents } from '../src/domain/ports';
import { interviewSchema } from '../src/storage/interview-model';
import { anAgent } from './an-interview';
import { noDocuments } from './documents';

const directory = mkdtempSync(path.join(tmpdir(), 'interview-media-'));

export const harness = makeHarness({
  name: 'interview',
  grpc: 'colloquy.interview.v1.InterviewService',
  caller: 'conversation',
  readConfig,
  buildApp,
  overrides: { documents: noDocuments, shownTurns: async (task) => shownTurns(task) },
  env: {
    AGENT_GRPC: '127.0.0.1:9', // a closed port
    WEBHOOK_GRPC: '127.0.0.1:9',
    BILLING_GRPC: '127.0.0.1:9',
    CONVERSATION_GRPC: '127.0.0.1:9',
    BASE_URL: 'http://api.example',
    NOTIFICATION_SECRET: testSecret,
    MEDIA_DIR: directory,
    MEDIA_SIGNING_SECRET: testSecret,
    DUE_WORK_EVERY_MS: '100',
  },
});
harness.onStop(() => rmSync(directory, { recursive: true, force: true }));

export const config = readConfig(harness.env);

export function fakeAgents(): Agents & {
  known: ReturnType<typeof anAgent>;
  required: string[];
  archived: boolean;
  schema: string | null;
} {
  const known = anAgent();
  return {
    known,
    required: [],
    archived: false,
    schema: null,
    async resolve(_accountId, interviewType, agentId) {
      if (agentId && agentId !== known.agentId) throw new AppError('not-found', undefined, 'Agent not found');
      return { ...known, agentType: interviewType };
    },
    async extractionSchema() {
      return this.schema;
    },
    async missingVariables(_accountId, values) {
      return this.required.filter((name) => !values[name]);
    },
    async isArchived() {
      return this.archived;
    },
  };
}

export async function startApp(env?: NodeJS.ProcessEnv, overrides: Overrides = {}) {
  const agents = fakeAgents();
  const running = await harness.start(env, { agents, ...overrides });
  const interviews = harness.model('interviews', interviewSchema);
  await interviews.db.asPromise();
  const principals = makePrincipalTokens(testSecret);

  return {
    ...running,
    agents,
    client: running.grpc,
    interviews,
    async stream(accountId: string, target: string) {
      const principal = { accountId, userId: newId(), via: 'bearer' as const };
      const headers = { [principalHeader]: principals.sign(principal, 'interview') };
      const { body } = await running.fetch(target, { headers });
      return body as AsyncIterable<Uint8Array> & NonNullable<typeof body>;
    },
  };
}

export type Json = Answer['body'];
export type TestApp = Awaited<ReturnType<typeof startApp>>;
export type Client = Call;

export const aBody = (change: Record<string, unknown> = {}) => ({
  title: 'Heat pumps',
  interviewType: 'FULL_INTERVIEW',
  callSubject: 'Retrofit',
  expertData: {
    name: 'Dana Whitfield',
    title: 'Engineer',
    employmentHistory: [{ title: 'Engineer', company: 'Norlund', period: '2019-now' }],
  },
  questions: ['What slows it down?', 'What does it cost?'],
  ...change,
});
