import { makePrincipalTokens, makeServiceTokens, principalHeader } from '@colloquy/auth';
import { makeGrpcClient } from '@colloquy/grpc';
import { AppError, newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMongo } from '@colloquy/mongo';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../src/app';
import { readConfig } from '../src/config';
import type { Agents } from '../src/domain/ports';
import { type InterviewDocument, interviewSchema } from '../src/storage/interview-model';
import { anAgent } from './an-interview';

const secret = (name: string) => name.padEnd(40, 'x');

/** Agents of the test's choosing: knows one root agent, and the variable `company` where it is required. */
export function fakeAgents(): Agents & {
  known: ReturnType<typeof anAgent>;
  required: string[];
  archived: boolean;
} {
  const known = anAgent();
  return {
    known,
    required: [],
    archived: false,
    async resolve(_accountId, interviewType, agentId) {
      if (agentId && agentId !== known.agentId) throw new AppError('not-found', undefined, 'Agent not found');
      return { ...known, agentType: interviewType };
    },
    async missingVariables(_accountId, values) {
      return this.required.filter((name) => !values[name]);
    },
    async isArchived() {
      return this.archived;
    },
  };
}

/** The whole service in process, on a database of its own, with clients as the gateway and the runtime have them. */
export async function startApp(env: NodeJS.ProcessEnv = {}) {
  const agents = fakeAgents();
  const directory = mkdtempSync(path.join(tmpdir(), 'interview-media-'));
  const database = `test_interview_${newId().slice(0, 8)}`;
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    GRPC_PORT: '0',
    MONGODB_URI: process.env['MONGODB_URI'],
    MONGODB_DATABASE: database,
    RABBITMQ_URL: process.env['RABBITMQ_URL'],
    AGENT_GRPC: '127.0.0.1:9',
    WEBHOOK_GRPC: '127.0.0.1:9',
    BASE_URL: 'http://api.example',
    PRINCIPAL_SECRET: secret('principal'),
    SERVICE_SECRET: secret('service'),
    NOTIFICATION_SECRET: secret('notification'),
    MEDIA_DIR: directory,
    MEDIA_SIGNING_SECRET: secret('media'),
    DUE_WORK_EVERY_MS: '20',
    ...env,
  });
  const app = buildApp(config, { agents });
  await app.start();

  const principals = makePrincipalTokens(config.principalSecret);
  const services = makeServiceTokens(config.serviceSecret);
  const client = makeGrpcClient('colloquy.interview.v1.InterviewService', {
    addresses: [`127.0.0.1:${app.grpcPort()}`],
    token: () => services.sign({ service: 'conversation' }, 'interview'),
  });
  const side = makeMongo({ ...config.mongo, logger: silentLogger });
  const interviews = side.model<InterviewDocument>('interviews', interviewSchema);
  await side.start();
  const url = `http://127.0.0.1:${app.httpPort()}`;

  const headersFor = (accountId: string) => ({
    [principalHeader]: principals.sign(
      { accountId, userId: newId(), via: 'api-key', keyId: newId() },
      'interview',
    ),
  });

  return {
    agents,
    client,
    config,
    /** The collection, for looking at what is stored. */
    interviews,
    url,
    /** The body of an answer as it arrives. */
    async stream(accountId: string, target: string) {
      const { body } = await fetch(url + target, { headers: headersFor(accountId) });
      return body as AsyncIterable<Uint8Array> & NonNullable<typeof body>;
    },
    /** A client of one account. */
    as(accountId: string) {
      return async (method: string, target: string, body?: unknown) => {
        const response = await fetch(url + target, {
          method,
          headers: {
            ...headersFor(accountId),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        });
        const text = await response.text();
        return {
          status: response.status,
          headers: response.headers,
          body: (text === '' ? undefined : JSON.parse(text)) as Json,
        };
      };
    },
    /** Stops the service and leaves its database to the others. */
    async stopReplica() {
      client.close();
      await app.stop();
      await side.stop();
      rmSync(directory, { recursive: true, force: true });
    },
    async stop() {
      client.close();
      await app.stop();
      await interviews.db.dropDatabase();
      await side.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- an answer as it comes over the wire
export type Json = any;
export type TestApp = Awaited<ReturnType<typeof startApp>>;
export type Client = ReturnType<TestApp['as']>;

/** A valid body of Create Interview. */
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
