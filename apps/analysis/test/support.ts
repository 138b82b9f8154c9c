import { until } from '@colloquy/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeServiceTokens } from '@colloquy/auth';
import {
  type CloudEvent,
  type CompletionMessage,
  type DisconnectReason,
  type KnownFact,
  type SessionTranscriptMessage,
  toCloudEvent,
} from '@colloquy/contracts';
import { makeGrpcServer, type ServiceHandlers } from '@colloquy/grpc';
import { AppError, derivedId, newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMediaStore, mediaSettingsOf } from '@colloquy/media';
import { deleteTopology, makeBroker } from '@colloquy/messaging';
import { makeMongo } from '@colloquy/mongo';
import { Registry } from 'prom-client';
import { buildApp, type Overrides } from '../src/app';
import { readConfig } from '../src/config';
import type { CompletionRef, SessionRef } from '../src/domain/run';
import { runModel } from '../src/storage/runs';

const interviewService = 'colloquy.interview.v1.InterviewService';
type Handlers = ServiceHandlers<typeof interviewService>;
const secret = 's'.repeat(32);
const rabbitUrl = process.env['RABBITMQ_URL'] ?? '';

/** Asks on a connection of its own: one that is kept would hold the service up when it stops. */
const once = (url: string) => fetch(url, { headers: { connection: 'close' } });

/** What a scripted interview service knows, and what it was told. */
export interface Script {
  transcripts: Map<string, SessionTranscriptMessage>;
  completions: Map<string, CompletionMessage>;
  processed: Parameters<Handlers['completeProcessing']>[0][];
  recorded: Parameters<Handlers['recordAnalysis']>[0][];
  calls: string[];
}

const unknown = () => new AppError('not-found', undefined, 'Not found');

export async function startInterviewService(script: Script, port = 0) {
  const tokens = makeServiceTokens(secret);
  const server = makeGrpcServer({
    host: '127.0.0.1',
    port,
    logger: silentLogger,
    registry: new Registry(),
    authenticate: (token) => tokens.verify(token, 'interview').service,
  });
  const scripted: Partial<Handlers> = {
    getSessionTranscript: async ({ sessionId }) => found(script.transcripts.get(sessionId)),
    completeProcessing: async (request) => {
      const transcript = found(script.transcripts.get(request.sessionId));
      script.transcripts.set(request.sessionId, { ...transcript, isProcessed: true });
      script.processed.push(request);
      return {};
    },
    getCompletion: async ({ interviewId, completion }) => {
      const view = found(script.completions.get(interviewId));
      const isRecorded = script.recorded.some(
        (request) => request.interviewId === interviewId && request.completion === completion,
      );
      return { ...view, isCurrent: view.isCurrent && !isRecorded };
    },
    recordAnalysis: async (request) => {
      const { isCurrent } = found(script.completions.get(request.interviewId));
      if (isCurrent) script.recorded.push(request);
      return { recorded: isCurrent };
    },
  };
  const refuse = () => Promise.reject(new AppError('invalid', undefined, 'Not in the script'));
  const handlers = new Proxy(scripted, {
    get: (target, method: keyof Handlers) => (request: never, context: never) => {
      script.calls.push(method);
      return (target[method] ?? refuse)(request, context);
    },
  });
  server.add(interviewService, handlers as Handlers);
  await server.start();
  return { address: `127.0.0.1:${server.port()}`, port: server.port(), stop: () => server.stop() };
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw unknown();
  return value;
}

const anEvent = (fact: KnownFact, interviewId: string, accountId: string, key: string): CloudEvent =>
  toCloudEvent(fact, {
    id: derivedId(key),
    source: '/interview',
    subject: interviewId,
    accountId,
    time: new Date(),
  });

export const sessionEnded = (
  { accountId, interviewId, sessionId }: SessionRef,
  disconnectReason: DisconnectReason = 'completed_by_expert',
) =>
  anEvent(
    {
      type: 'session.ended.v1',
      data: {
        interviewId,
        sessionId,
        platform: 'WEB',
        disconnectReason,
        startedAt: '2026-03-01T10:00:00.000Z',
        endedAt: '2026-03-01T10:10:00.000Z',
        durationSeconds: 600,
      },
    },
    interviewId,
    accountId,
    sessionId,
  );

export const interviewCompleted = ({ accountId, interviewId, completion }: CompletionRef) =>
  anEvent(
    {
      type: 'interview.completed.v1',
      data: {
        interviewId,
        completion,
        sessionId: newId(),
        completedAt: '2026-03-01T10:10:00.000Z',
        success: true,
      },
    },
    interviewId,
    accountId,
    `${interviewId}:${completion}`,
  );

const metricsOf = async (app: { httpPort(): number }) =>
  (await once(`http://127.0.0.1:${app.httpPort()}/metrics`)).text();

/** A world of its own: database, queues, media directory and a scripted interview service. */
export async function startWorld(env: NodeJS.ProcessEnv = {}) {
  const queuePrefix = `t${newId().slice(0, 8)}.`;
  const database = `test_analysis_${newId().slice(0, 8)}`;
  const directory = await mkdtemp(join(tmpdir(), 'colloquy-analysis-'));
  const script: Script = {
    transcripts: new Map(),
    completions: new Map(),
    processed: [],
    recorded: [],
    calls: [],
  };
  const interview = await startInterviewService(script);
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    RABBITMQ_URL: rabbitUrl,
    MONGODB_URI: process.env['MONGODB_URI'],
    MONGODB_DATABASE: database,
    INTERVIEW_GRPC: interview.address,
    SERVICE_SECRET: secret,
    BROKER_RETRY_DELAY_MS: '200',
    BASE_URL: 'http://127.0.0.1:1',
    MEDIA_DIR: directory,
    MEDIA_SIGNING_SECRET: secret,
    ...env,
  });
  const mongo = makeMongo({ ...config.mongo, logger: silentLogger });
  const model = runModel(mongo);
  await mongo.start();
  const broker = makeBroker({
    ...config.broker,
    logger: silentLogger,
    connectionName: 'test',
    prefix: queuePrefix,
  });
  await broker.start();
  await until(() => broker.ready());
  const { store } = makeMediaStore(mediaSettingsOf(config.media, config.baseUrl));
  await store.start();
  const apps: ReturnType<typeof buildApp>[] = [];

  return {
    script,
    interview,
    /** The media store of the replicas. */
    store,
    publish: broker.publish,
    /** Starts a replica and waits until it is ready. */
    async startApp(overrides: Overrides = {}) {
      const app = buildApp(config, { queuePrefix, stopGraceMs: 100, ...overrides });
      apps.push(app);
      await app.start();
      await until(async () => (await once(`http://127.0.0.1:${app.httpPort()}/readyz`)).ok);
      return app;
    },
    metricsOf,
    runs: () => model.find().sort({ startedAt: 1 }).lean(),
    /** Waits until `count` runs have ended. */
    ended: (count: number) =>
      until(async () => {
        const runs = await model.find().sort({ finishedAt: 1 }).lean();
        return runs.length >= count && runs;
      }),
    async fileAt(key: string): Promise<string | undefined> {
      if (!(await store.stat(key))) return undefined;
      const chunks: Buffer[] = [];
      for await (const chunk of await store.get(key)) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString();
    },
    /** Waits until `count` events of a queue have come to an end with the replicas. */
    handled: (queue: string, count: number, outcome = 'done') =>
      until(async () => {
        const pages = await Promise.all(apps.map((app) => metricsOf(app)));
        const line = new RegExp(
          `^colloquy_messages_handled_total\\{queue="${queue}",outcome="${outcome}".*\\} (\\d+)$`,
          'm',
        );
        return pages.reduce((sum, page) => sum + Number(line.exec(page)?.[1] ?? 0), 0) >= count;
      }),
    async stop() {
      await Promise.all(apps.map((app) => app.stop()));
      await interview.stop();
      await broker.stop();
      await deleteTopology({ url: rabbitUrl, prefix: queuePrefix });
      await model.db.dropDatabase();
      await mongo.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A world as a test has it. */
export type World = Awaited<ReturnType<typeof startWorld>>;

/** A test in a world of its own, which may run beside others. */
export function inWorld<A extends unknown[]>(
  run: (world: World, ...args: A) => Promise<void>,
  env?: NodeJS.ProcessEnv,
) {
  return async (...args: A) => {
    const world = await startWorld(env);
    try {
      await run(world, ...args);
    } finally {
      await world.stop();
    }
  };
}
