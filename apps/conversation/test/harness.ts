import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@colloquy/join-client';
import { newId } from '@colloquy/kernel';
import { decisionsHere } from '@colloquy/language';
import { makeHarness as makeServiceHarness, testSecret } from '@colloquy/harness';
import { buildApp, type Overrides } from '../src/app';
import { readConfig } from '../src/config';
import { type LiveSessionDocument, liveSessionModel } from '../src/storage/live-session-model';
import { scriptedInterviewer } from './scripted-interviewer';
import { type ScriptedInterview, type ScriptedPlatform, startScriptedPlatform } from './scripted-platform';

/** Longest wait for a frame or a condition, milliseconds. */
const limitMs = 25_000;

export const appUrl = 'http://app.example';

export const urlOf = (app: { httpPort(): number }) => `http://127.0.0.1:${app.httpPort()}`;

/** A directory that stands in for the built page. */
function aJoinDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'colloquy-join-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Join</title>');
  writeFileSync(join(dir, 'assets/page.js'), '/* page */');
  return dir;
}

type Change = Record<string, string | number>;

/** Starts what tests of this service need; `cleanUp` removes everything. */
export function makeHarness(options: { joinDir?: string } = {}) {
  const cleanUps: (() => unknown)[] = [];
  const ownDir = options.joinDir === undefined ? aJoinDir() : undefined;
  const joinDir = options.joinDir ?? ownDir ?? '';
  const service = makeServiceHarness({
    name: 'conversation',
    readConfig,
    buildApp,
    overrides: { interviewerFor: scriptedInterviewer, decisions: decisionsHere },
    env: {
      APP_URL: appUrl,
      JOIN_DIR: joinDir,
      MEDIA_DIR: join(joinDir, 'media'),
      MEDIA_SIGNING_SECRET: testSecret,
      RESUME_SECRET: testSecret,
      VOICE_ACTIVITY: 'level', // callers speak in tones
    },
  });
  const notes = liveSessionModel(service);
  const settings = (platform: ScriptedPlatform, change: Change = {}) => ({
    ...service.env,
    INTERVIEW_GRPC: platform.interviewGrpc.join(','),
    AGENT_GRPC: platform.agentGrpc.join(','),
    ...Object.fromEntries(Object.entries(change).map(([name, value]) => [name, String(value)])),
  });

  return {
    joinDir,
    settings,
    onCleanUp: (work: () => unknown) => cleanUps.push(work),
    async platform(over: Partial<ScriptedInterview> = {}) {
      const platform = await startScriptedPlatform(over);
      cleanUps.push(() => platform.stop());
      return platform;
    },
    async app(platform: ScriptedPlatform, change: Change = {}, overrides?: Overrides) {
      const { app } = await service.start(settings(platform, change), overrides);
      cleanUps.push(() => app.stop());
      return app;
    },
    async client(app: { httpPort(): number }, platform: ScriptedPlatform, headers?: Record<string, string>) {
      const client = await connect(urlOf(app), platform.interview.id, { headers, limitMs });
      cleanUps.push(() => client.cut());
      return client;
    },
    /** The sessions that replicas share. */
    liveSessions: () => notes.find().lean(),
    /** Stores a session as a dead process leaves it, with a expired lease. */
    async leaveNote(note: Pick<LiveSessionDocument, '_id' | 'interviewId' | 'accountId' | 'ending'>) {
      const dead = { owner: newId(), leaseUntil: new Date(0), seenAt: new Date(0) };
      await notes.collection.insertOne({ ...note, ...dead, connectedSince: null, connectedMs: 0 } as never);
    },
    async cleanUp() {
      for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
    },
    async dropDatabase() {
      await service.stop();
      if (ownDir !== undefined) rmSync(ownDir, { recursive: true, force: true });
    },
  };
}
