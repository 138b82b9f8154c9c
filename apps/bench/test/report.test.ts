import assert from 'node:assert/strict';
import { test } from 'node:test';
import { latencyOf } from '../src/completions.ts';
import { report } from '../src/report.ts';
import { spreadOf } from '../src/statistics.ts';
import { table } from '../src/table.ts';
import { targetsOf } from '../src/targets.ts';
import type { Results } from '../src/results.ts';

const latencyMs = spreadOf([10, 20]);
const cost = { requests: 10, requestsPerSecond: 100, byProcess: { gateway: 0.4, account: 0.001 }, latencyMs };
const comparison = {
  costs: [
    { ...cost, side: 'bare express', ownCpuMs: 0.5, databaseCpuMs: 0.3, cpuMs: 0.8 },
    { ...cost, side: 'gateway', ownCpuMs: 1, databaseCpuMs: 0.3, cpuMs: 1.3 },
  ],
  ratio: 2,
  ratios: [2, 2.1, 1.9],
  together: 1.625,
};
const machine = {
  date: '2025-01-01',
  cpu: 'CPU',
  cores: 2,
  memoryGb: 4,
  system: 'Linux',
  node: 'v20',
  commit: 'abc',
  mongodb: '8',
  rabbitmq: '3',
  loadAverage: 0.1,
};

const results = (measured: Partial<Results>) =>
  ({ machine, requests: {}, latency: [], targets: [], ...measured }) as unknown as Results;

test('a target of a comparison depends on the CPU of the processes without the database', () => {
  const [target] = targetsOf(results({ requests: { get: comparison } }));
  assert.deepEqual([target?.reached, target?.met], [2, false]);
  const cheap = { ...comparison, ratio: 1.6, together: 3 };
  assert.equal(targetsOf(results({ requests: { get: cheap } }))[0]?.met, true);
});

test('a part that was not measured has no target', () => {
  assert.deepEqual(targetsOf(results({})), []);
});

test('a missing or repeated notification misses the target, however fast the others are', () => {
  const at = new Date('2025-01-01T00:00:01Z');
  const completedAt = '2025-01-01T00:00:00.990Z';
  const endedAt = new Map(['a', 'b', 'c'].map((id) => [id, new Date('2025-01-01T00:00:00.980Z')]));
  const received = ['a', 'b', 'b'].map((interviewId) => ({
    at,
    body: JSON.stringify({ interviewId, completedAt }),
  }));
  const cost = { cpuMsPerCompletion: { gateway: 0.5, database: 18 }, machine: { busy: 0.71, stolen: 0.02 } };
  const latency = { ...latencyOf(20, endedAt, received), ...cost };
  assert.deepEqual([latency.completions, latency.notified, latency.repeated], [3, 2, 1]);
  assert.deepEqual([latency.fromEnd.p50, latency.fromCompleted.p50], [20, 10]);
  const targets = targetsOf(results({ latency: [latency] }));
  assert.deepEqual(
    targets.map(({ met }) => met),
    [true, true, false],
  );
  const text = report(results({ latency: [latency] }));
  assert.match(text, /\| +19 \| +71 % \| +2 % \|/);
  assert.match(text, /at 20 a second, use at rest included: gateway 0\.5, database 18\.0\./);
});

test('at 100 a second the rate of notifications and the CPU time without clients count', () => {
  const endedAt = new Map([1, 2].map((id) => [`${id}`, new Date(1000)]));
  const received = [1, 2].map((id) => ({
    at: new Date(1000 + id * 20),
    body: JSON.stringify({ interviewId: `${id}`, completedAt: new Date(1005).toISOString() }),
  }));
  const cost = {
    cpuMsPerCompletion: { analysis: 20, database: 14, bench: 9 },
    machine: { busy: 1, stolen: 0 },
  };
  const reached = targetsOf(results({ latency: [{ ...latencyOf(100, endedAt, received), ...cost }] }));
  assert.deepEqual(
    reached.map(({ limit, reached, met }) => [limit, reached, met]),
    [
      [12.5, 20, false],
      [35, 34, true],
    ],
  );
});

test('the median of several rounds counts, and every notification of each round', () => {
  const cost = { cpuMsPerCompletion: {}, machine: { busy: 0.7, stolen: 0 } };
  const round = (ms: number, notified = 10) => ({
    perSecond: 20,
    completions: 10,
    notified,
    repeated: 0,
    ...cost,
    fromEnd: spreadOf([ms]),
    fromCompleted: spreadOf([ms]),
    notifiedPerSecond: 20,
  });
  const reached = (...latency: ReturnType<typeof round>[]) =>
    targetsOf(results({ latency })).map(({ reached }) => reached);
  assert.deepEqual(reached(round(300), round(40), round(50)), [50, 50, 0]);
  assert.deepEqual(reached(round(40, 9), round(40), round(50, 8)), [40, 40, 3]);
});

test('the report shows every row, both ratios and the verdict', () => {
  const measured = results({ requests: { get: comparison } });
  const text = report({ ...measured, targets: targetsOf(measured) });
  assert.match(text, /\| bare express +\| +0\.500 \| +0\.300 \| +0\.800 \|/);
  assert.match(
    text,
    /Processes: 2\.00 times the row above \(rounds: 2\.00, 2\.10, 1\.90\); together: 1\.63 times/,
  );
  assert.match(text, /Of the last row: gateway 0\.400\./);
  assert.match(text, /MISSED/);
});

test('the columns of a table are as wide as their contents', () => {
  const lines = table(['name', 'n'], [['a long name', '1']]).split('\n');
  assert.deepEqual(lines, ['| name        | n |', '|-------------|--:|', '| a long name | 1 |']);
});

test('growth is judged by CPU at the largest size against the smallest, and a failure misses its target', () => {
  const cost = { p50: 2, p95: 3, keys: 20, documents: 20 };
  const costs = [
    { ...cost, operation: 'get', size: 1000, interviewMs: 2, databaseMs: 1 },
    { ...cost, operation: 'get', size: 100_000, interviewMs: 2, databaseMs: 1.3 },
    { ...cost, operation: 'first page', size: 1000, interviewMs: 10, databaseMs: 6 },
    { ...cost, operation: 'first page', size: 100_000, interviewMs: 8, databaseMs: 69 },
  ];
  const indexes = [
    { size: 1000, bytes: { _id_: 60, dueAt_1: 2 } },
    { size: 100_000, bytes: { _id_: 50, dueAt_1: 1 } },
  ];
  const failures = [{ operation: 'search', size: 100_000, error: '500' }];
  const measured = results({ growth: { costs, indexes, failures } });
  const judged = targetsOf(measured).map(({ reached, met }) => [reached.toFixed(2), met]);
  assert.deepEqual(judged, [
    ['1.10', true],
    ['4.81', false],
    ['1.00', false],
  ]);
  const text = report(measured);
  assert.match(text, /\| first page +\| +100000 \| +8\.00 \| +69\.00 \| +4\.81 \|/);
  assert.match(text, /\| together +\| +62 \| +51 \|/);
  assert.match(text, /Failed: search at 100000: 500/);
});

test('an attack may double the p95 of another account, and none of its requests may be refused', () => {
  const machine = { busy: 0.9, stolen: 0 };
  const neighbour = {
    attack: 'slow bodies',
    calm: spreadOf([4]),
    refused: {},
    attacker: { 408: 3 },
    machine,
  };
  const measured = results({
    neighbours: [
      { ...neighbour, attacked: spreadOf([8]) },
      { ...neighbour, attacked: spreadOf([9]), refused: { 503: 2 } },
    ],
  });
  const judged = targetsOf(measured).map(({ reached, met }) => [reached, met]);
  assert.deepEqual(judged, [
    [2, true],
    [0, true],
    [2.25, false],
    [2, false],
  ]);
  assert.match(report(measured), /2 x 503 \| +3 x 408 \|/);
});

test('a voice that cuts off answers, stops for a cough, or does without its language model, misses its targets', () => {
  const manners = { answers: 4, cutOff: 1, missed: 0, disturbances: 2, interruptions: 1 };
  const times = { answerMs: spreadOf([900]), pauseMs: spreadOf([450]), bargeInMs: spreadOf([250, Infinity]) };
  const cpu = { cpuMsPerSecond: 20, threadCpuMsPerSecond: { 'event loop': 15.04, 'thread pool': 5 } };
  const measured = results({ voice: { calls: 2, atOnce: 2, byModel: 0.5, ...cpu, ...manners, ...times } });
  const missed = targetsOf(measured).filter(({ met }) => !met);
  assert.deepEqual(
    missed.map(({ reached }) => reached),
    [0.5, 0.25, 1],
  );
  assert.match(report(measured), / 50 % \|/);
  assert.match(report(measured), /CPU ms of a second by thread: event loop 15\.0, thread pool 5\.0\./);
  assert.match(report(measured), /\| 4 +\| +1 \| +0 \| +2 \| +1 \| +450 \| +1 \| +2 \| +250 \| +Infinity \|/);
});
