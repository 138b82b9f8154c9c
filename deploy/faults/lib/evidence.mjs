import mongoose from 'mongoose';
import { queueDepths } from './queues.mjs';

/**
 * What the platform has of the accepted interviews, and what the endpoints got.
 * @typedef {{
 *   interviews: StoredInterview[], usage: { sessionId: string, interviewId: string, seconds: number }[],
 *   deliveries: StoredDelivery[], received: Map<string, number>, transcripts: Map<string, number>,
 *   runs: { interviewId: string, kind: 'session' | 'completion', finishedAt?: Date }[], unpublished: number, queues: Map<string, number>,
 * }} Evidence `received`: requests by {@link receiptKey}; `transcripts`: the expert's answers in the transcript of an
 *   interview, by its id; `runs`: what analysis worked on; `unpublished`: events that no relay has published yet
 *
 * @typedef {{
 *   id: string, status: string, completion: number, analysedAt?: Date,
 *   sessions: { id: string, durationSeconds: number, isProcessed: boolean, transcriptKey: string | null }[],
 * }} StoredInterview
 *
 * @typedef {{
 *   interviewId: string, completion: number, endpointIndex: number, state: string, outcome?: string, attemptedAt?: Date,
 *   finishedAt?: Date,
 * }} StoredDelivery
 */

/** @param {string} interviewId @param {number} endpointIndex */
export const receiptKey = (interviewId, endpointIndex) => `${interviewId} ${endpointIndex}`;

/**
 * Reads the databases and queues of the platform itself, so that it shows what is stored whatever the services say.
 * @param {{
 *   description(): import('./platform.mjs').Description,
 *   receivers: Awaited<ReturnType<typeof import('../../local/lib/receiver.mjs').startReceiver>>[],
 * }} options
 */
export function makeWitness({ description, receivers }) {
  const { mongodbUri } = description();
  const connection = mongoose.createConnection(mongodbUri, { serverSelectionTimeoutMS: 5000 });
  connection.asPromise().catch(() => undefined); // who asks is told
  const database = async (/** @type {string} */ service) =>
    (await connection.asPromise()).getClient().db(`colloquy_${service}`);

  return {
    /**
     * @param {string[]} ids
     * @returns {Promise<Omit<Evidence, 'transcripts'>>}
     */
    async gather(ids) {
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
        deliveries: /** @type {StoredDelivery[]} */ (/** @type {unknown} */ (deliveries)),
        runs: /** @type {Evidence['runs']} */ (/** @type {unknown} */ (runs)),
        received: receipts(receivers),
        unpublished: unpublished.reduce((sum, each) => sum + each, 0),
        queues,
      };
    },
    close: () => connection.close(true),
  };
}

/**
 * The services' ids are text, which the driver's types do not expect.
 * @param {string[]} ids
 */
const mine = (ids) => /** @type {object} */ ({ _id: { $in: ids } });

/**
 * @param {any} document
 * @returns {StoredInterview}
 */
function asInterview({ _id, status, completion, analysis, sessions }) {
  return { id: _id, status, completion, analysedAt: analysis?.generatedAt, sessions: sessions ?? [] };
}

/** @param {{ received: import('../../local/lib/receiver.mjs').Received[] }[]} receivers */
function receipts(receivers) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  receivers.forEach(({ received }, endpointIndex) => {
    for (const { body } of received) {
      const key = receiptKey(JSON.parse(body).interviewId, endpointIndex);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  });
  return counts;
}

/**
 * Reads the transcript of each interview over the API and counts what the expert said in it.
 * @param {string[]} ids
 * @param {Pick<ReturnType<typeof import('../../local/lib/api.mjs').makeApi>, 'get'>} api
 */
export async function readTranscripts(ids, api) {
  /** @type {Map<string, number>} */
  const answers = new Map();
  const queue = [...ids];
  const worker = async () => {
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      const entries = await api.get(`/api/interviews/${id}/transcription`);
      answers.set(id, entries.filter((/** @type {any} */ { role }) => role === 'user').length);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return answers;
}
