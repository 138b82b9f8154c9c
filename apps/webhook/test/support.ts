import { AsyncLocalStorage } from 'node:async_hooks';
import { type CloudEvent, type EndpointMessage, toCloudEvent } from '@colloquy/contracts';
import { derivedId, newId } from '@colloquy/kernel';
import { type Logger, silentLogger } from '@colloquy/logging';
import { until } from '@colloquy/testing';
import { makeHarness, startScriptedService } from '@colloquy/harness';
import { buildApp, type Overrides } from '../src/app';
import { readConfig } from '../src/config';
import { webhookTopology } from '../src/messaging/on-interview-withdrawn';
import type { DeliveryRepository } from '../src/domain/ports';
import { type DeliveryDocument, deliveryModel } from '../src/storage/delivery-model';

type CleanUp = () => Promise<unknown>;
const cleanUps = new AsyncLocalStorage<CleanUp[]>();

/** Registers clean-ups of the running test; the last one runs first. */
export const afterwards = (...more: CleanUp[]) => void cleanUps.getStore()?.push(...more);

/** Wraps a test that runs concurrently with others and does its own clean-up. */
export function isolated<A extends unknown[]>(run: (...args: A) => Promise<void>) {
  return (...args: A) =>
    cleanUps.run([], async () => {
      try {
        await run(...args);
      } finally {
        for (const cleanUp of cleanUps.getStore()?.reverse() ?? []) await cleanUp();
      }
    });
}

export type Script = (interviewId: string) => Promise<EndpointMessage[]>;

/** Starts a fake interview service that serves GetNotification only. */
export const startInterviewService = (script: Script, port = 0) =>
  startScriptedService(
    'colloquy.interview.v1.InterviewService',
    {
      getNotification: async ({ interviewId, completion }) => ({
        endpoints: await script(interviewId),
        payloadJson: payloadOf(interviewId, completion),
      }),
    },
    { port },
  );

export const payloadOf = (interviewId: string, completion: number) =>
  JSON.stringify({ interviewId, completion });

export const anEndpoint = (url: string, more: Partial<EndpointMessage> = {}): EndpointMessage => ({
  url,
  method: 'POST',
  headers: {},
  signingSecret: '',
  ...more,
});

/** Returns the event that triggers a notification; the same for the same interview and completion. */
export const analysed = (interviewId: string, completion = 1): CloudEvent =>
  toCloudEvent(
    { type: 'interview.analysed.v1', data: { interviewId, completion } },
    {
      id: derivedId(interviewId, String(completion)),
      source: '/interview',
      subject: interviewId,
      accountId: derivedId('account', interviewId),
      time: new Date(),
    },
  );

export const withdrawn = (interviewId: string): CloudEvent =>
  toCloudEvent(
    {
      type: 'interview.withdrawn.v1',
      data: { interviewId, withdrawnAt: '2026-03-01T10:00:00.000Z', eraseAt: '2026-03-08T10:00:00.000Z' },
    },
    {
      id: newId(),
      source: '/interview',
      subject: interviewId,
      accountId: derivedId('account', interviewId),
      time: new Date(),
    },
  );

/** Environment of a test: database, queues and a fake interview service. */
export async function startWorld(script: Script, logger: Logger = silentLogger) {
  const interview = await startInterviewService(script);
  const harness = makeHarness({
    name: 'webhook',
    grpc: 'colloquy.webhook.v1.WebhookService',
    caller: 'interview',
    readConfig,
    buildApp,
    topology: webhookTopology,
    overrides: { logger },
    env: {
      INTERVIEW_GRPC: interview.address,
      DELIVERY_SECRET: 'n'.repeat(32),
      WEBHOOK_ALLOW_PRIVATE: 'true',
    },
  });
  const model = deliveryModel(harness);
  const deliveries = (interviewId?: string): Promise<DeliveryDocument[]> =>
    model
      .find(interviewId ? { interviewId } : {})
      .sort({ endpointIndex: 1 })
      .lean();

  return {
    env: harness.env,
    queuePrefix: harness.prefix,
    interview,
    events: await harness.collect('webhook.#'),
    publish: harness.publish,
    /** Starts a replica and waits until it is ready. */
    async startApp(settings?: NodeJS.ProcessEnv, overrides?: Overrides) {
      const app = await harness.start(settings, overrides);
      await app.ready();
      return app;
    },
    deliveries,
    /** Waits until `count` deliveries are finished and their events are published. */
    settled: (count: number, interviewId?: string) =>
      until(async () => {
        const all = await deliveries(interviewId);
        const done = all.filter(({ outcome, outbox }) => outcome !== undefined && outbox === undefined);
        return done.length >= count && all;
      }),
    async stop() {
      await harness.stop();
      await interview.stop();
    },
  };
}

/** Stores deliveries as if no permit were free. */
export const asQueued =
  (real: DeliveryRepository): DeliveryRepository['add'] =>
  (added, now) =>
    real.add(
      added.map((delivery) => ({ ...delivery, isBegun: false })),
      now,
    );
