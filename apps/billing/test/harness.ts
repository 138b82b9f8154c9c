import { type CloudEvent, eventCatalogue, toCloudEvent, type UsageView } from '@colloquy/contracts';
import { type Clock, newId, systemClock } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMongo } from '@colloquy/mongo';
import { eventually } from '@colloquy/testing';
import { makeHarness } from '@colloquy/harness';
import { buildApp } from '../src/app';
import { billingProgram } from '../src/cli/program';
import type { Billing } from '../src/cli/with-database';
import { readConfig } from '../src/config';
import { makeStorage } from '../src/storage';
import { makeUseCases } from '../src/use-cases';

export const harness = makeHarness({
  name: 'billing',
  grpc: 'colloquy.billing.v1.BillingService',
  caller: 'interview',
  readConfig,
  buildApp,
  env: { CLOSE_GRACE_MS: '3600000', PAYMENT_TERM_DAYS: '14', DUE_WORK_EVERY_MS: '50' },
});

const rules = { closeGraceMs: 3_600_000, paymentTermMs: 14 * 24 * 3_600_000 };

/** Runs an administrator's command and returns its output. */
export const command = (args: string[], input?: string) => harness.command(billingProgram, args, input);

/** A clock that only moves when it is set. */
export function aClock(start: string) {
  let now = new Date(start);
  return { now: () => now, set: (to: string | Date) => (now = new Date(to)) };
}

/** Opens repositories and use-cases without a service. */
export async function openBilling(clock: Clock) {
  const { MONGODB_URI: uri = '', MONGODB_DATABASE: database = '' } = harness.env;
  const mongo = makeMongo({ uri, database, logger: silentLogger });
  const { invoiceModel, ...repositories } = makeStorage(mongo);
  await mongo.start();
  harness.onStop(() => mongo.stop());
  await eventually(async () => expect(await mongo.ready()).toBe(true));
  const deps = { ...repositories, clock, rules };
  const billing: Billing = { ...deps, ...makeUseCases(deps) };
  return {
    billing,
    async empty() {
      const collections = await invoiceModel.db.listCollections();
      for (const { name } of collections) await invoiceModel.db.collection(name).deleteMany({});
    },
  };
}

export function sessionEnded(
  accountId: string,
  data: Partial<(typeof eventCatalogue)['session.ended.v1']['example']> = {},
): CloudEvent {
  const ended = { ...eventCatalogue['session.ended.v1'].example, sessionId: newId(), ...data };
  return toCloudEvent(
    { type: 'session.ended.v1', data: ended },
    { id: newId(), source: '/interview', subject: ended.interviewId, accountId, time: new Date() },
  );
}

export type Replica = Awaited<ReturnType<typeof startReplica>>;

export async function startReplica(settings: NodeJS.ProcessEnv = {}, clock: Clock = systemClock) {
  const running = await harness.start(settings, { clock });
  async function get<T>(accountId: string, path: string, query = '') {
    const { status, body } = await running.call(accountId, 'GET', path + query);
    return { status, body: body as T };
  }
  return {
    ...running,
    get,
    usage: (accountId: string, query = '') => get<UsageView>(accountId, '/api/billing/usage', query),
  };
}
