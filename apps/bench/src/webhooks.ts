import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { startReceiver } from '../../simulator/src/demo/receiver.ts';
import { until } from '../../platform/src/wait.ts';
import { openDatabase } from './database.ts';
import { addInterviews, addUnfinished, makeTemplates } from './growth-documents.ts';
import { spreadOf, type Spread } from './statistics.ts';
import type { Context } from './requests.ts';

/** Time after which the slow endpoint responds, milliseconds. */
const slowMs = 5000;
/** Share of the stored interviews that is completed. */
const completedShare = 0.6;
const limit = { timeoutMs: 300_000, everyMs: 100 };

/** Times from a due completion of one account to its notification, milliseconds. */
export interface Webhooks {
  calm: Spread;
  /** While `pending` deliveries of another account wait for a slow endpoint. */
  beside: Spread;
  pending: number;
}

export async function measureWebhooks({ platform, progress, sizes }: Context): Promise<Webhooks> {
  const { deliveries: count, notified } = sizes.webhooks;
  const database = await openDatabase(platform.mongodbUri);
  const client = await new mongoose.mongo.MongoClient(platform.mongodbUri).connect();
  const deliveries = client.db('colloquy_webhook').collection('deliveries');
  const [quick, slow] = [await startReceiver(), await startSlowEndpoint()];
  const [heavy, small] = [randomUUID(), randomUUID()];
  const pending = () => deliveries.countDocuments({ accountId: heavy, state: 'queued' });
  try {
    const [ofSmall, ofHeavy] = await progress.step('Conducting two interviews', async () => [
      await makeTemplates(platform, database, quick.url),
      await makeTemplates(platform, database, slow.url),
    ]);
    const notify = async () => {
      const tookMs: number[] = [];
      const ids = await addUnfinished(database, ofSmall, { accountId: small, count: notified });
      for (const _id of ids) {
        const before = quick.received.length;
        const begun = Date.now();
        await database.interviews.updateOne({ _id }, { $set: { dueAt: new Date() } });
        await until(async () => quick.received.length > before, 'a notification', { ...limit, everyMs: 20 });
        tookMs.push((quick.received.at(-1)?.at.getTime() ?? NaN) - begun);
      }
      return spreadOf(tookMs);
    };
    const calm = await progress.step('Notifying one account', notify);
    await progress.step(`Queueing ${count} deliveries of another account`, async () => {
      const withoutWords = { ...ofHeavy, turns: [], transcripts: [] };
      const ids = await addInterviews(database, withoutWords, {
        accountId: heavy,
        from: 0,
        to: Math.ceil(count / completedShare),
      });
      for (let at = 0; at < ids.length; at += 1000) {
        const some = ids.slice(at, at + 1000);
        await database.interviews.bulkWrite(
          some.map((_id) => ({
            updateOne: {
              filter: { _id },
              update: { $set: { ...analysed(_id, heavy), outboxDueAt: new Date() } },
            },
          })),
        );
      }
      await until(async () => (await pending()) >= 0.9 * count, 'the deliveries', limit);
    });
    const beside = await progress.step('Notifying the first account', notify);
    return { calm, beside, pending: await pending() };
  } finally {
    quick.close();
    slow.close();
    await Promise.all([database.close(), client.close()]);
  }
}

function analysed(interviewId: string, accountid: string) {
  const event = {
    specversion: '1.0',
    id: randomUUID(),
    source: '/interview',
    type: 'interview.analysed.v1',
    subject: interviewId,
    accountid,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    data: { interviewId, completion: 1 },
  };
  return { outbox: [event] };
}

async function startSlowEndpoint() {
  const server = createServer((request, response) => {
    request.resume();
    setTimeout(() => response.writeHead(204).end(), slowMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/slow`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
