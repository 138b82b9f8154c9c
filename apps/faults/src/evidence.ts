import mongoose from 'mongoose';
import { queueDepths } from './queues.ts';
import type { makeApi } from '../../platform/src/api.ts';
import type { Received, startReceiver } from '../../simulator/src/demo/receiver.ts';
import type { Description } from './platform.ts';

/**
 * What the platform has of the accepted interviews, and what the endpoints got.
 *   interviews: StoredInterview[], usage: { sessionId: string, interviewId: string, seconds: number }[],
 *   deliveries: StoredDelivery[], received: Map<string, number>, transcripts: Map<string, number>,
 *   runs: { interviewId: string, kind: 'session' | 'completion', finishedAt?: Date }[], unpublished: number, queues: Map<string, number>,
 * }} Evidence `received`: requests by {@link receiptKey}; `transcripts`: the expert's answers in the transcript of an
 *   interview, by its id; `runs`: what analysis worked on; `unpublished`: events that no relay has published yet
 *
 *   id: string, status: string, completion: number, analysedAt?: Date,
 *   sessions: { id: string, durationSeconds: number, isProcessed: boolean, transcriptKey: string | null }[],
 * }} StoredInterview
 *
 *   interviewId: string, completion: number, endpointIndex: number, state: string, outcome?: string, attemptedAt?: Date,
 *   finishedAt?: Date,
 * }} StoredDelivery
 */

export const receiptKey = (interviewId: string, endpointIndex: number) => `${interviewId} ${endpointIndex}`;

/**
 * Reads the databases and queues of the platform itself, so that it shows what is stored whatever the services say.
 */
export function makeWitness({
  description,
  receivers,
}: {
  description(): Description;
  receivers: Awaited<ReturnType<typeof startReceiver>>[];
}) {
  const { mongodbUri } = description();
  const connection = mongoose.createConnection(mongodbUri, { serverSelectionTimeoutMS: 5000 });
  connection.asPromise().catch(() => undefined); // who asks is told
  const database = async (service: string) =>
    (await connection.asPromise()).getClient().db(`colloquy_${service}`);

  return {
    async gather(ids: string[]): Promise<Omit<Evidence, 'transcripts'>> {
      const [interview, billing, webhook, analysis] = await Promise.all(
        ['interview', 'billing', 'webhook', 'analysis'].map(database),
      );
      if (!interview || !billing || !webhook || !analysis) throw new Error('no database');
      const about = { interviewId: { $in: ids } };
      const waiting = { 'outbox.0': { $exists: true } };
      const [interviews, usage, deliveries, runs, queues, ...unpublished] = await Promise.all([
        interview.collection('interviews').find(mine(ids)).toArray(),
        billing.collection('usage').find(about).toArray(),
        webhook.collection('deliveries').find(about).toArray(),
        analysis.collection('runs').find(about).toArray(),
        queueDepths(description().amqpUrl),
        interview.collection('interviews').countDocuments(waiting),
        webhook.collection('deliveries').countDocuments(waiting),
      ]);
      return {
        interviews: interviews.map(asInterview),
        usage: usage.map(({ _id, interviewId, seconds }) => ({
          sessionId: String(_id),
          interviewId,
          seconds,
        })),
        deliveries: deliveries as unknown as StoredDelivery[],
        runs: runs as unknown as Evidence['runs'],
        received: receipts(receivers),
        unpublished: unpublished.reduce((sum, each) => sum + each, 0),
        queues,
      };
    },
    close: () => connection.close(true),
  };
}

/** The services' ids are text, which the driver's types do not expect. */
const mine = (ids: string[]) => ({ _id: { $in: ids } }) as object;

function asInterview({ _id, status, completion, analysis, sessions }: any): StoredInterview {
  return { id: _id, status, completion, analysedAt: analysis?.generatedAt, sessions: sessions ?? [] };
}

function receipts(receivers: { received: Received[] }[]) {
  const counts: Map<string, number> = new Map();
  receivers.forEach(({ received }, endpointIndex) => {
    for (const { body } of received) {
      const key = receiptKey(JSON.parse(body).interviewId, endpointIndex);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  });
  return counts;
}

/** Reads the transcript of each interview over the API and counts what the expert said in it. */
export async function readTranscripts(ids: string[], api: Pick<ReturnType<typeof makeApi>, 'get'>) {
  const answers: Map<string, number> = new Map();
  const queue = [...ids];
  const worker = async () => {
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      const entries = await api.get(`/api/interviews/${id}/transcription`);
      answers.set(id, entries.filter(({ role }: any) => role === 'user').length);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return answers;
}
