import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundle } from '@colloquy/harness';
import { newId, pause } from '@colloquy/kernel';
import { until } from '@colloquy/testing';
import { answerWith, startReceiver } from './receivers';
import { analysed, anEndpoint, payloadOf, startWorld } from './support';

const rounds = 6;
const perRound = 25;
/** Outcomes that do not tell whether the receiver got the request; a slow machine may time out too. */
const unknown = ['interrupted', 'timeout'];
const program = bundle({ main: join(__dirname, 'process.ts') });
afterAll(() => program.remove());

/** Starts processes of the service that share a database and queues. */
function processesIn(world: Awaited<ReturnType<typeof startWorld>>, settings: NodeJS.ProcessEnv) {
  const processes: ChildProcess[] = [];
  return {
    async start() {
      const env = { ...process.env, ...world.env, ...settings, TEST_QUEUE_PREFIX: world.queuePrefix };
      const child = spawn(process.execPath, [program.fileOf('main')], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      processes.push(child);
      await once(child.stdout, 'data');
      return child;
    },
    killAll: () => processes.forEach((child) => child.kill('SIGKILL')),
  };
}

test('an attempt whose process is killed is closed as interrupted and never repeated', async () => {
  const silent = await startReceiver(() => undefined);
  const good = await startReceiver(answerWith(200));
  const endpoints = [anEndpoint(silent.url), anEndpoint(good.url)];
  const world = await startWorld(async () => endpoints);
  const processes = processesIn(world, { WEBHOOK_TIMEOUT_MS: '1500' });
  try {
    const child = await processes.start();
    const interviewId = newId();
    await world.publish(analysed(interviewId));
    await until(() => silent.requests.length === 1 && good.requests.length === 1);
    await world.settled(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await processes.start();
    await world.publish(analysed(interviewId));
    expect((await world.settled(2)).map(({ state, outcome }) => [state, outcome])).toEqual([
      ['failed', 'interrupted'],
      ['delivered', 'delivered'],
    ]);
    expect([silent.requests.length, good.requests.length]).toEqual([1, 1]);
  } finally {
    processes.killAll();
    await world.stop();
    await Promise.all([silent.stop(), good.stop()]);
  }
});

test('repeated kills under load leave every delivery finished, and no request is sent twice', async () => {
  // a slow response, so that a kill hits attempts at every step
  const receivers = await Promise.all(
    [200, 500].map((status) => startReceiver((res) => void pause(20).then(() => answerWith(status)(res)))),
  );
  const world = await startWorld(async () => receivers.map(({ url }) => anEndpoint(url)));
  const { start, killAll } = processesIn(world, { WEBHOOK_TIMEOUT_MS: '1500' });
  try {
    const interviews: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const child = await start();
      const before = receivers[0]?.requests.length ?? 0;
      const added = Array.from({ length: perRound }, newId);
      interviews.push(...added);
      await Promise.all(added.map((id) => world.publish(analysed(id))));
      // kill at a different point in every round
      await until(() => (receivers[0]?.requests.length ?? 0) - before >= 4 * round);
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await start();
    const stored = await until(async () => {
      const all = await world.deliveries();
      return all.length >= interviews.length * 2 && all.every(({ outcome }) => outcome !== undefined) && all;
    });

    expect(stored).toHaveLength(interviews.length * 2);
    for (const { interviewId, endpointIndex, outcome } of stored) {
      const body = payloadOf(interviewId, 1);
      const requests = receivers[endpointIndex]?.requests.filter((seen) => seen.body === body).length ?? 0;
      const possible = unknown.includes(outcome ?? '') ? [0, 1] : [1];
      expect([outcome, possible.includes(requests), requests]).toEqual([outcome, true, requests]);
    }
    const outcomes = new Set(stored.map(({ outcome }) => outcome ?? ''));
    expect(
      [...outcomes].filter((outcome) => ![...unknown, 'delivered', 'http_error'].includes(outcome)),
    ).toEqual([]);
  } finally {
    killAll();
    await world.stop();
    await Promise.all(receivers.map(({ stop }) => stop()));
  }
});
