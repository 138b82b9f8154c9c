import mongoose from 'mongoose';
import { queueDepths } from './queues.ts';
import type { Api } from '../../platform/src/api.ts';
import type { Receiver } from '../../simulator/src/demo/receiver.ts';
import type { PlatformDescription } from '../../platform/src/platform-file.ts';

export interface Evidence {
  interviews: StoredInterview[];
  usage: { sessionId: string; interviewId: string; seconds: number }[];
  deliveries: StoredDelivery[];
  received: Map<string, number>;
  transcripts: Map<string, number>;
  runs: StoredRun[];
  unpublished: number;
  queues: Map<string, number>;
}

export interface StoredInterview {
  id: string;
  status: string;
  completion: number;
  analysedAt?: Date;
  sessions: { id: string; durationSeconds: number; isProcessed: boolean; transcriptKey: string | null }[];
}

export interface StoredDelivery {
  interviewId: string;
  completion: number;
  endpointIndex: number;
  state: string;
  outcome?: string;
  attemptedAt?: Date;
  finishedAt?: Date;
}

export interface StoredRun {
  interviewId: string;
  kind: 'session' | 'completion';
  finishedAt?: Date;
}

interface InterviewDocument {
  _id: string;
  status: string;
  completion: number;
  analysis?: { generatedAt?: Date };
  sessions?: StoredInterview['sessions'];
}

interface UsageDocument {
  _id: string;
  interviewId: string;
  seconds: number;
}

export const receiptKey = (interviewId: string, endpointIndex: number) => `${interviewId} ${endpointIndex}`;

interface WitnessOptions {
  description(): PlatformDescription;
  receivers: Receiver[];
}

/** Reads databases and queues directly, because the suite does not trust reports of the services. */
export function makeEvidenceReader({ description, receivers }: WitnessOptions) {
  const { mongodbUri } = description();
  const connection = mongoose.createConnection(mongodbUri, { serverSelectionTimeoutMS: 5000 });
  connection.asPromise().catch(() => undefined); // each query reports the failure
  const database = async (service: string) =>
    (await connection.asPromise()).getClient().db(`colloquy_${service}`);

  return {
    async gather(ids: string[]): Promise<Omit<Evidence, 'transcripts'>> {
      const [interview, billing, webhook, analysis] = await Promise.all(
        ['interview', 'billing', 'webhook', 'analysis'].map(database),
      );
      if (!interview || !billing || !webhook || !analysis) throw new Error('the database cannot be reached');
      const about = { interviewId: { $in: ids } };
      const waiting = { 'outbox.0': { $exists: true } };
      const [interviews, usage, deliveries, runs, queues, ...unpublished] = await Promise.all([
        interview
          .collection<InterviewDocument>('interviews')
          .find({ _id: { $in: ids } })
          .toArray(),
        billing.collection<UsageDocument>('usage').find(about).toArray(),
        webhook.collection<StoredDelivery>('deliveries').find(about).toArray(),
        analysis.collection<StoredRun>('runs').find(about).toArray(),
        queueDepths(description().amqpUrl),
        interview.collection('interviews').countDocuments(waiting),
        webhook.collection('deliveries').countDocuments(waiting),
      ]);
      return {
        interviews: interviews.map(asInterview),
        usage: usage.map(({ _id, interviewId, seconds }) => ({ sessionId: _id, interviewId, seconds })),
        deliveries,
        runs,
        received: receipts(receivers),
        unpublished: unpublished.reduce((sum, each) => sum + each, 0),
        queues,
      };
    },
    close: () => connection.close(true),
  };
}

export type EvidenceReader = ReturnType<typeof makeEvidenceReader>;

function asInterview({
  _id,
  status,
  completion,
  analysis,
  sessions = [],
}: InterviewDocument): StoredInterview {
  return { id: _id, status, completion, analysedAt: analysis?.generatedAt, sessions };
}

function receipts(receivers: Receiver[]) {
  const counts = new Map<string, number>();
  receivers.forEach(({ received }, endpointIndex) => {
    for (const { body } of received) {
      const key = receiptKey(JSON.parse(body).interviewId, endpointIndex);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  });
  return counts;
}

/** Reads the transcript of each interview over the API. Returns the number of the expert's answers by interview. */
export async function readTranscripts(ids: string[], api: Pick<Api, 'get'>) {
  const answers = new Map<string, number>();
  const queue = [...ids];
  const worker = async () => {
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      const entries: { role: string }[] = await api.get(`/api/interviews/${id}/transcription`);
      answers.set(id, entries.filter(({ role }) => role === 'user').length);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return answers;
}
