import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { settleAll } from '../../../platform/src/wait.ts';
import { makeFollowUpsDue, withMongodb } from '../mongodb.ts';
import { serviceNames, type TestPlatform } from '../platform.ts';
import type { Fault } from '../fault.ts';

/** Load before the backup, and age of the backup when it is restored, milliseconds. */
const [beforeMs, ageMs] = [15_000, 20_000];
const endpoints = 2;

export const restoredBackup: Fault = {
  name: 'restore:mongodb',
  summary: `the services and the database are killed, and the database is restored to its data of ${ageMs / 1000} s ago; the promises hold for interviews that were notified about before or created after`,
  allowed: 'failed requests',
  async inject({ platform, load: { accepted } }) {
    const data = join(platform.dataDir, 'mongodb');
    const backup = join(platform.dataDir, 'mongodb-backup');
    await pause(beforeMs);
    await platform.kill(['mongodb']);
    await cp(data, backup, { recursive: true });
    await platform.restart('mongodb', false);
    await pause(ageMs);

    const names = serviceNames.flatMap(platform.replicasOf);
    await platform.kill([...names, 'mongodb']);
    await rm(data, { recursive: true });
    await rename(backup, data);
    await platform.restart('mongodb', false);
    const known = await notified(platform);
    const forgotten = [...accepted.keys()].filter((id) => !known.has(id));
    for (const id of forgotten) accepted.delete(id);
    const remembered = accepted.size;
    await settleAll(names.map((name) => platform.restart(name, false)));
    await makeFollowUpsDue(platform);
    return { note: `${remembered} interviews of the backup counted, ${forgotten.length} not` };
  },
};

const notified = (platform: TestPlatform) =>
  withMongodb(platform, async (databaseOf) => {
    const groups = await databaseOf('webhook')
      .collection('deliveries')
      .aggregate<{ _id: string; count: number }>([
        { $match: { outcome: { $exists: true } } },
        { $group: { _id: '$interviewId', count: { $sum: 1 } } },
      ])
      .toArray();
    return new Set(groups.filter(({ count }) => count === endpoints).map(({ _id }) => _id));
  });
