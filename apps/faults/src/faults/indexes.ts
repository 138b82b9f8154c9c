import { until } from '../../../platform/src/wait.ts';
import { withMongodb } from '../mongodb.ts';
import type { Fault } from '../fault.ts';

/** Milliseconds; longer than the interval at which the services check their indexes. */
const restoredWithinMs = 65_000;

const services = ['interview', 'webhook', 'billing'];

export const dropIndexes: Fault = {
  name: 'drop-indexes',
  summary:
    'all indexes of the collections of interview, webhook and billing are dropped; the services build them again within a minute',
  allowed: 'failed requests',
  inject: ({ platform }) =>
    withMongodb(platform, async (databaseOf) => {
      const all = await Promise.all(services.map((service) => databaseOf(service).collections()));
      const collections = all.flat();
      const names = async () => {
        const found = await Promise.all(collections.map((collection) => collection.indexes()));
        return found.flat().length;
      };
      const before = await names();
      const begun = performance.now();
      for (const collection of collections) await collection.dropIndexes();
      const isRestored = async () => (await names()) === before;
      await until(isRestored, 'indexes built again', { timeoutMs: restoredWithinMs, everyMs: 200 });
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      return { note: `${before - collections.length} indexes, all present again after ${seconds} s` };
    }),
};
