import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { startReceiver } from '../../simulator/src/demo/receiver.ts';
import { attacksOn, type Attack } from './attacks.ts';
import { machineDuring, type MachineLoad } from './cpu.ts';
import { openDatabase } from './database.ts';
import { addInterviews, makeTemplates } from './growth-documents.ts';
import { createInterview, interviewBody, mapConcurrently } from './interviews.ts';
import { spreadOf, type Spread } from './statistics.ts';
import type { Context } from './requests.ts';

const getsPerSecond = 20;
const getIntervalMs = 1000 / getsPerSecond;
const honestCount = 50;

interface Neighbour {
  attack: string;
  calm: Spread;
  attacked: Spread;
  refused: Record<string, number>;
  attacker: Record<string, number>;
  machine: MachineLoad;
}

export type Neighbours = Neighbour[];

export async function measureNeighbours(context: Context): Promise<Neighbours> {
  const { platform, progress, sizes } = context;
  const { interviews: count, seconds, ending } = sizes.neighbours;
  const [honest, attacker] = platform.accounts;
  if (!honest || !attacker) throw new Error('The platform has no demo accounts');
  const { baseUrl } = platform;
  const database = await openDatabase(platform.mongodbUri);
  const receiver = await startReceiver();
  const pool = new Pool(baseUrl, { connections: 256 });
  try {
    const templates = await progress.step(`Storing ${count} interviews`, async () => {
      const made = await makeTemplates(platform, database, receiver.url);
      await addInterviews(database, made, { accountId: attacker.accountId, from: 0, to: count });
      return made;
    });
    const ids = await mapConcurrently(honestCount, 4, (n) =>
      createInterview({ baseUrl, apiKey: honest.apiKey }, interviewBody(`Honest ${n}`)),
    );
    const headers = { 'x-api-key': honest.apiKey };
    const get = async (n: number) => {
      const path = `/api/interviews/${ids[n % ids.length]}`;
      const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
      await body.dump();
      return statusCode;
    };
    const neighbours: Neighbours = [];
    const attacks = attacksOn({ platform, database, templates, attacker, ending });
    await steady(get, 5);
    for (const attack of attacks) {
      const measuring = () => attacked(attack, (forSeconds) => steady(get, forSeconds), seconds);
      neighbours.push(await progress.step(`Attacking: ${attack.name}`, measuring));
      await pause(2000);
    }
    return neighbours;
  } finally {
    await pool.close();
    receiver.close();
    await database.close();
  }
}

interface Steady {
  tookMs: number[];
  refused: Record<string, number>;
}

async function attacked(
  attack: Attack,
  honest: (seconds: number) => Promise<Steady>,
  seconds: number,
): Promise<Neighbour> {
  await attack.prepare?.();
  const calm = await honest(seconds);
  const ending = new AbortController();
  const attacking = attack.run(ending.signal);
  await pause(500); // the attack is under way
  const { result, machine } = await machineDuring(() => honest(seconds));
  ending.abort();
  return {
    attack: attack.name,
    calm: spreadOf(calm.tookMs),
    attacked: spreadOf(result.tookMs),
    refused: result.refused,
    attacker: await attacking,
    machine,
  };
}

/** Sends a request every 50 ms, answered or not. Response times count from the planned time. */
async function steady(get: (n: number) => Promise<number>, seconds: number): Promise<Steady> {
  const begun = performance.now();
  const tookMs: number[] = [];
  const refused: Record<string, number> = {};
  const one = async (_: unknown, n: number) => {
    const dueAt = begun + n * getIntervalMs;
    await pause(Math.max(0, dueAt - performance.now()));
    const status = await get(n).catch((error: Error) => error.name);
    tookMs.push(performance.now() - dueAt);
    if (status !== 200) refused[status] = (refused[status] ?? 0) + 1;
  };
  await Promise.all(Array.from({ length: seconds * getsPerSecond }, one));
  return { tookMs, refused };
}
