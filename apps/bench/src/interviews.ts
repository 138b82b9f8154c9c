import { randomUUID } from 'node:crypto';
import { ownFields, type Database } from './database.ts';

const topics = ['carriers', 'depots', 'sensors', 'contracts', 'returns', 'drivers', 'customs', 'packaging'];

export function interviewBody(title: string, endpoint?: string) {
  return {
    interviewType: 'FULL_INTERVIEW',
    title,
    callSubject: 'How refrigerated transport is bought and run in Northern Europe, and what it costs',
    expertData: {
      name: 'Jordan Reyes',
      title: 'Former head of logistics',
      employmentHistory: [2019, 2014, 2009].map((year) => ({
        title: 'Head of Logistics',
        company: 'Northwind Foods International',
        period: `${year} - ${year + 5}`,
      })),
    },
    questions: topics.map(
      (topic) => `Which decision about ${topic} did you take most often, and what would have changed it?`,
    ),
    ...(endpoint ? { notifications: [{ endpoint, attributes: { method: 'POST', headers: {} } }] } : {}),
  };
}

export async function createInterview(
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
  body: object,
): Promise<string> {
  const response = await fetch(`${baseUrl}/api/interviews`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`Create Interview: ${response.status} ${text}`);
  return JSON.parse(text).id;
}

/** Copies an interview of an account until the account has `count` copies. Returns their ids. */
export async function copyInterview(
  { interviews }: Database,
  interviewId: string,
  count: number,
): Promise<string[]> {
  const pattern = await interviews.findOne({ _id: interviewId });
  if (!pattern) throw new Error(`No interview ${interviewId}`);
  for (const name of ownFields) delete pattern[name];
  const begin = pattern.createdAt?.getTime() ?? Date.now();
  const copies = Array.from({ length: count - 1 }, (_, n) => ({
    ...pattern,
    _id: randomUUID(),
    createdAt: new Date(begin - (n + 1) * 1000),
  }));
  for (let at = 0; at < copies.length; at += 1000) await interviews.insertMany(copies.slice(at, at + 1000));
  return [interviewId, ...copies.map(({ _id }) => _id)];
}

export async function mapConcurrently<T>(
  count: number,
  width: number,
  work: (n: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const n = next;
      next += 1;
      results[n] = await work(n);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, worker));
  return results;
}
