import { runExpert } from '../../simulator/src/expert/expert.ts';
import { noScript, reactionsOf } from '../../simulator/src/expert/expert-script.ts';
import type { Requests } from './requests.ts';

export interface AcceptedInterview {
  acceptedAt: number;
  /** Number of acknowledged answers if the expert gave all answers in one session. */
  acknowledged?: number;
}

export interface Load {
  accepted: Map<string, AcceptedInterview>;
  troubles: string[];
  stop(): Promise<void>;
  conducted(): Promise<void>;
}

/** Maximum concurrent experts; further interviews are skipped. */
const maxExperts = 300;
const paceMs = 400;
const maxAttempts = 5;

interface LoadOptions {
  requests: Requests;
  appUrl: string;
  endpoints: string[];
  rate: number;
  reads: number;
}

/** Creates interviews at a steady rate through the gateway, conducts each with a simulated expert, and reads them. */
export function startLoad({ requests, appUrl, endpoints, rate, reads }: LoadOptions): Load {
  const accepted = new Map<string, AcceptedInterview>();
  const conversations = new Set<Promise<void>>();
  const calls = new Set<Promise<unknown>>();
  const troubles: string[] = [];
  let count = 0;

  async function create() {
    if (conversations.size >= maxExperts) return;
    count += 1;
    const answer = await requests.send('POST', '/api/interviews', interviewOf(count, endpoints));
    if (answer?.status !== 201) return;
    const { id } = answer.body as { id: string };
    const mine = { acceptedAt: Date.now() };
    accepted.set(id, mine);
    track(conversations, conduct(id, mine, appUrl, troubles));
  }

  async function read() {
    const ids = [...accepted.keys()];
    const id = ids[Math.floor(Math.random() * ids.length)];
    await requests.send('GET', id ? `/api/interviews/${id}` : '/api/interviews?page=1&limit=5');
  }

  const timers = [
    setInterval(() => track(calls, create()), 1000 / rate),
    setInterval(() => track(calls, read()), 1000 / rate / reads),
  ];
  return {
    accepted,
    troubles,
    async stop() {
      timers.forEach(clearInterval);
      await Promise.all(calls);
    },
    async conducted() {
      await Promise.all(conversations);
    },
  };
}

function track<T>(set: Set<Promise<T>>, work: Promise<T>) {
  const mine = work.finally(() => set.delete(mine));
  set.add(mine);
}

async function conduct(interviewId: string, accepted: AcceptedInterview, appUrl: string, troubles: string[]) {
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    try {
      const { sessions, acknowledged } = await runExpert({
        appUrl,
        interviewId,
        react: reactionsOf(noScript),
        paceMs,
      });
      if (tries === 0 && sessions.length === 1) accepted.acknowledged = acknowledged;
      return;
    } catch (error) {
      const { message } = error as Error;
      if (message === 'The interview is completed.') return; // the end was stored, but not reported to the expert's page
      troubles.push(`${interviewId}: ${message}`);
    }
  }
}

const interviewOf = (nth: number, endpoints: string[]) => ({
  interviewType: 'FULL_INTERVIEW',
  title: `Under load ${nth}`,
  callSubject: 'How refrigerated transport is bought and run',
  expertData: {
    name: 'Jordan Reyes',
    title: 'Former head of logistics',
    employmentHistory: [{ title: 'Head of Logistics', company: 'Northwind Foods' }],
  },
  questions: ['What most often went wrong on the way, and what did it cost?'],
  notifications: endpoints.map((endpoint) => ({ endpoint })),
});
