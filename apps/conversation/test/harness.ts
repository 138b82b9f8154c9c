import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@colloquy/join-client';
import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMongo, type Model } from '@colloquy/mongo';
import { buildApp, type Overrides } from '../src/app';
import { type ConversationConfig, readConfig } from '../src/config';
import { type LiveSessionDocument, liveSessionModel } from '../src/storage/live-session-model';
import { scriptedInterviewer } from './scripted-interviewer';
import {
  type ScriptedInterview,
  type ScriptedPlatform,
  serviceSecret,
  startScriptedPlatform,
} from './scripted-platform';

/** Longest wait for a frame or a condition, milliseconds. */
const limitMs = 25_000;

/** Where pages come from when a test does not open any. */
export const appUrl = 'http://app.example';

/** The address of a replica. */
export const urlOf = (app: { httpPort(): number }) => `http://127.0.0.1:${app.httpPort()}`;

/** A directory with a page in it, as far as the service is concerned. */
export function aJoinDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'colloquy-join-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Join</title>');
  writeFileSync(join(dir, 'assets/page.js'), '/* page */');
  return dir;
}

/** Settings as the environment gives them. */
export function settings(
  platform: ScriptedPlatform,
  database: string,
  joinDir: string,
): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    PORT: '0',
    GRPC_PORT: '0',
    MONGODB_URI: process.env['MONGODB_URI'] ?? '',
    MONGODB_DATABASE: database,
    INTERVIEW_GRPC: platform.interviewGrpc.join(','),
    AGENT_GRPC: platform.agentGrpc.join(','),
    APP_URL: appUrl,
    JOIN_DIR: joinDir,
    MEDIA_DIR: join(joinDir, 'media'),
    MEDIA_SIGNING_SECRET: 'media-secret-media-secret-media-secret',
    SERVICE_SECRET: serviceSecret,
    RESUME_SECRET: 'resume-secret-resume-secret-resume-secret',
  };
}

type Change = Record<string, string | number>;

/** Surroundings for tests of this service: everything is taken down by `cleanUp`. */
export function makeHarness(options: { joinDir?: string } = {}) {
  const cleanUps: (() => unknown)[] = [];
  const database = `test_conversation_${newId().slice(0, 8)}`;
  const ownDir = options.joinDir === undefined ? aJoinDir() : undefined;
  const joinDir = options.joinDir ?? ownDir ?? '';

  const configOf = (platform: ScriptedPlatform, change: Change): ConversationConfig =>
    readConfig({
      ...settings(platform, database, joinDir),
      ...Object.fromEntries(Object.entries(change).map(([name, value]) => [name, String(value)])),
    });

  async function withNotes<T>(work: (model: Model<LiveSessionDocument>) => Promise<T>): Promise<T> {
    const mongo = makeMongo({ uri: process.env['MONGODB_URI'] ?? '', database, logger: silentLogger });
    const model = liveSessionModel(mongo);
    await mongo.start();
    try {
      return await work(model);
    } finally {
      await mongo.stop();
    }
  }

  return {
    database,
    joinDir,
    onCleanUp: (work: () => unknown) => cleanUps.push(work),
    async platform(over: Partial<ScriptedInterview> = {}) {
      const platform = await startScriptedPlatform(over);
      cleanUps.push(() => platform.stop());
      return platform;
    },
    /** One replica of the service. */
    async app(platform: ScriptedPlatform, change: Change = {}, overrides: Overrides = {}) {
      const app = buildApp(configOf(platform, change), { interviewerFor: scriptedInterviewer, ...overrides });
      cleanUps.push(() => app.stop()); // also when it does not start
      await app.start();
      return app;
    },
    async client(app: { httpPort(): number }, platform: ScriptedPlatform, headers?: Record<string, string>) {
      const client = await connect(urlOf(app), platform.interview.id, { headers, limitMs });
      cleanUps.push(() => client.cut());
      return client;
    },
    /** The notes replicas share. */
    liveSessions: () => withNotes((model) => model.find().lean()),
    /** A note as a process leaves it that dies: its lease has run out. */
    leaveNote: (note: Pick<LiveSessionDocument, '_id' | 'interviewId' | 'accountId' | 'ending'>) =>
      withNotes(async (model) => {
        const dead = { owner: newId(), leaseUntil: new Date(0), seenAt: new Date(0) };
        await model.collection.insertOne({ ...note, ...dead, connectedSince: null, connectedMs: 0 } as never);
      }),
    async cleanUp() {
      for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
    },
    async dropDatabase() {
      await withNotes((model) => model.db.dropDatabase());
      if (ownDir !== undefined) rmSync(ownDir, { recursive: true, force: true });
    },
  };
}
