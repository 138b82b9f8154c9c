import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CloudEvent,
  type ComparisonPageMessage,
  type CompletionMessage,
  type DisconnectReason,
  type KnownFact,
  type SessionTranscriptMessage,
  toCloudEvent,
} from '@colloquy/contracts';
import type { ServiceHandlers } from '@colloquy/grpc';
import { AppError, derivedId, newId } from '@colloquy/kernel';
import { analyseInterview, comparisonWorkHere } from '@colloquy/language';
import { makeMediaStore, mediaSettingsOf } from '@colloquy/media';
import { until } from '@colloquy/testing';
import { makeHarness, startScriptedService, testSecret } from '@colloquy/harness';
import { buildApp, type Overrides } from '../src/app';
import { deliveredText } from '../src/domain/delivered-text';
import type { ComparisonRef } from '../src/domain/comparison';
import type { SoundWork, TextWork } from '../src/domain/ports';
import { readConfig } from '../src/config';
import type { CompletionRef, SessionRef } from '../src/domain/run';
import { findSpeech } from '../src/sound-worker';
import { runModel } from '../src/storage/run-repository';

/** Works in the calling thread. */
export const textWorkHere: TextWork = {
  deliveredText: async (session) => deliveredText(session),
  analyseInterview: async (input) => analyseInterview(input),
  ...comparisonWorkHere,
};

export const soundWorkHere: SoundWork = {
  findSpeech: (path) => findSpeech({ path, voiceActivity: 'silero' }),
};

const interviewService = 'colloquy.interview.v1.InterviewService';
type Handlers = ServiceHandlers<typeof interviewService>;

/** Data of a scripted interview service, and the calls it received. */
export interface Script {
  transcripts: Map<string, SessionTranscriptMessage>;
  completions: Map<string, CompletionMessage>;
  processed: Parameters<Handlers['completeProcessing']>[0][];
  recorded: Parameters<Handlers['recordAnalysis']>[0][];
  comparisons: Map<string, ComparisonPageMessage>;
  compared: Parameters<Handlers['recordComparison']>[0][];
  calls: string[];
}

/** Turns of a page; with the longest utterances it fits a message. */
const turnsAPage = 100;

function pageOf<T>(turns: readonly T[], isLast: (turn: T) => boolean) {
  const from = turns.findIndex(isLast) + 1;
  const page = turns.slice(from, from + turnsAPage);
  return { turns: page, hasMore: from + page.length < turns.length };
}

const unknown = () => new AppError('not-found', undefined, 'Not found');

export function startInterviewService(script: Script, port = 0) {
  const handlers: Partial<Handlers> = {
    getSessionTranscript: async ({ sessionId }) => {
      const transcript = found(script.transcripts.get(sessionId));
      const { turns, hasMore } = pageOf(transcript.turns, () => false);
      return { ...transcript, turns, hasMoreTurns: hasMore };
    },
    listTurns: async ({ sessionId, afterSequence }) =>
      pageOf(found(script.transcripts.get(sessionId)).turns, ({ sequence }) => sequence === afterSequence),
    completeProcessing: async (request) => {
      const transcript = found(script.transcripts.get(request.sessionId));
      if (!request.hasMoreParts)
        script.transcripts.set(request.sessionId, { ...transcript, isProcessed: true });
      script.processed.push(request);
      return {};
    },
    withdrawConsent: async () => ({}),
    getCompletion: async ({ interviewId, completion, reanalysis, afterTurnId }) => {
      const view = found(script.completions.get(interviewId));
      const isRecorded = script.recorded.some(
        (request) =>
          request.interviewId === interviewId &&
          request.completion === completion &&
          request.reanalysis === reanalysis,
      );
      const { turns, hasMore } = pageOf(view.turns, ({ id }) => id === afterTurnId);
      return { ...view, turns, hasMoreTurns: hasMore, isCurrent: view.isCurrent && !isRecorded };
    },
    recordAnalysis: async (request) => {
      const { isCurrent } = found(script.completions.get(request.interviewId));
      if (isCurrent) script.recorded.push(request);
      return { recorded: isCurrent };
    },
    getComparison: async ({ comparisonId, from }) => {
      const { interviews, ...view } = found(script.comparisons.get(comparisonId));
      const isPending = !script.compared.some((request) => request.comparisonId === comparisonId);
      const next = from + 1;
      return {
        ...view,
        isPending,
        interviews: isPending ? interviews.slice(from, next) : [],
        ...(isPending && next < interviews.length ? { next } : {}),
      };
    },
    recordComparison: async (request) => {
      found(script.comparisons.get(request.comparisonId));
      script.compared.push(request);
      return { recorded: true };
    },
  };
  return startScriptedService(interviewService, handlers, {
    port,
    onCall: (method) => void script.calls.push(method),
  });
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

export const interviewCompleted = ({ accountId, interviewId, completion, reanalysis }: CompletionRef) =>
  anEvent(
    {
      type: 'interview.completed.v1',
      data: {
        interviewId,
        completion,
        sessionId: newId(),
        completedAt: '2026-03-01T10:10:00.000Z',
        success: true,
        ...(reanalysis === 0 ? {} : { reanalysis }),
      },
    },
    interviewId,
    accountId,
    `${interviewId}:${completion}:${reanalysis}`,
  );

export const comparisonRequested = ({ accountId, comparisonId }: ComparisonRef, announcement = 1) =>
  anEvent(
    { type: 'interview.comparison-requested.v1', data: { comparisonId } },
    comparisonId,
    accountId,
    `${comparisonId}:${announcement}`,
  );

/** Surroundings of a test: database, queues, media directory and a scripted interview service. */
export async function startWorld(env: NodeJS.ProcessEnv = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'colloquy-analysis-'));
  const script: Script = {
    transcripts: new Map(),
    completions: new Map(),
    processed: [],
    recorded: [],
    comparisons: new Map(),
    compared: [],
    calls: [],
  };
  const interview = await startInterviewService(script);
  const harness = makeHarness({
    name: 'analysis',
    readConfig,
    buildApp,
    overrides: { text: textWorkHere, sound: soundWorkHere },
    env: {
      INTERVIEW_GRPC: interview.address,
      BASE_URL: 'http://127.0.0.1:1',
      MEDIA_DIR: directory,
      MEDIA_SIGNING_SECRET: testSecret,
      ...env,
    },
  });
  const { media, baseUrl } = readConfig(harness.env);
  const { store } = makeMediaStore(mediaSettingsOf(media, baseUrl));
  await store.start();
  const model = runModel(harness);
  const apps: Awaited<ReturnType<typeof harness.start>>[] = [];

  return {
    script,
    interview,
    store,
    publish: harness.publish,
    /** Starts a replica and waits until it is ready. */
    async startApp(overrides?: Overrides) {
      const app = await harness.start({}, overrides);
      apps.push(app);
      await app.ready();
      return app;
    },
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
    /** Waits until the replicas have finished `count` events of a queue. */
    handled: (queue: string, count: number, outcome = 'done') =>
      until(async () => {
        const pages = await Promise.all(apps.map((app) => app.metrics()));
        const line = new RegExp(
          `^colloquy_messages_handled_total\\{queue="${queue}",outcome="${outcome}".*\\} (\\d+)$`,
          'm',
        );
        return pages.reduce((sum, page) => sum + Number(line.exec(page)?.[1] ?? 0), 0) >= count;
      }),
    async stop() {
      await harness.stop();
      await interview.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type World = Awaited<ReturnType<typeof startWorld>>;

/** Runs a test in its own surroundings, so that tests may run concurrently. */
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
