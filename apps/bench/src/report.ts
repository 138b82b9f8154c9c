import { growthTables, neighboursTable, webhooksTable } from './report-growth.ts';
import { table } from './table.ts';
import type { Latency } from './completions.ts';
import type { EventRates } from './events.ts';
import type { Machine } from './machine.ts';
import type { Comparison } from './compare-servers.ts';
import type { Results } from './results.ts';
import type { SessionResult } from './sessions.ts';
import type { Soak } from './soak.ts';
import type { Target } from './results.ts';
import type { VoiceResult } from './voice.ts';

/** Returns the results as Markdown tables, which are readable on a terminal too. */
export function report(results: Results) {
  const { machine, requests, latency, events, sessions, voice, soak, neighbours, webhooks, growth, targets } =
    results;
  return [
    machineLine(machine),
    ...Object.entries(requests).map(([name, comparison]) => comparisonTable(name, comparison)),
    ...(latency.length > 0 ? [latencyTable(latency)] : []),
    ...(events ? [eventsTable(events)] : []),
    ...(sessions ? [sessionsTable(sessions)] : []),
    ...(voice ? [voiceTable(voice)] : []),
    ...(soak ? [soakTable(soak)] : []),
    ...(neighbours ? [neighboursTable(neighbours)] : []),
    ...(webhooks ? [webhooksTable(webhooks)] : []),
    ...(growth ? [growthTables(growth)] : []),
    targetsTable(targets),
  ].join('\n\n');
}

function machineLine({
  date,
  cpu,
  cores,
  memoryGb,
  system,
  node,
  commit,
  mongodb,
  rabbitmq,
  loadAverage,
}: Machine) {
  return [
    `${date}, commit ${commit}: ${cores} x ${cpu}, ${memoryGb} GB, ${system}, Node ${node},`,
    `MongoDB ${mongodb}, RabbitMQ ${rabbitmq}; load average before ${loadAverage.toFixed(1)}`,
  ].join('\n');
}

function comparisonTable(name: string, { costs, ratio, ratios, together }: Comparison) {
  const rows = costs.map(({ side, ...cost }) => [
    side,
    cost.ownCpuMs.toFixed(3),
    cost.databaseCpuMs.toFixed(3),
    cost.cpuMs.toFixed(3),
    cost.requestsPerSecond.toFixed(0),
    cost.latencyMs.p50.toFixed(1),
    cost.latencyMs.p95.toFixed(1),
  ]);
  const head = [
    name,
    'CPU ms, processes',
    'CPU ms, database',
    'CPU ms, together',
    'a second',
    'p50 ms',
    'p95 ms',
  ];
  const rounds = ratios.map((each) => each.toFixed(2)).join(', ');
  const parts = Object.entries(costs.at(-1)?.byProcess ?? {})
    .filter(([, ms]) => ms >= 0.005)
    .map(([process, ms]) => `${process} ${ms.toFixed(3)}`);
  return [
    table(head, rows),
    '',
    `Processes: ${ratio.toFixed(2)} times the row above (rounds: ${rounds}); together: ${together.toFixed(2)} times.`,
    `Of the last row: ${parts.join(', ')}.`,
  ].join('\n');
}

function voiceTable(voice: VoiceResult) {
  const { calls, atOnce, answerMs, byModel, cpuMsPerSecond, threadCpuMsPerSecond } = voice;
  const head = [
    'calls',
    'at once',
    'answers',
    'end of speech to first sound: p50 ms',
    'p95',
    'most',
    "in the model's words",
    'CPU ms of a second',
    'calls per core',
  ];
  const times = [answerMs.p50, answerMs.p95, answerMs.most].map((ms) => ms.toFixed(0));
  const perCore = (1000 / cpuMsPerSecond).toFixed(0);
  const threads = Object.entries(threadCpuMsPerSecond).map(([kind, ms]) => `${kind} ${ms.toFixed(1)}`);
  return [
    table(head, [
      [
        calls,
        atOnce.toFixed(1),
        answerMs.count,
        ...times,
        `${(100 * byModel).toFixed(0)} %`,
        cpuMsPerSecond.toFixed(1),
        perCore,
      ].map(String),
    ]),
    '',
    `CPU ms of a second by thread: ${threads.join(', ')}.`,
    '',
    mannersTable(voice),
  ].join('\n');
}

function mannersTable(manners: VoiceResult) {
  const { answers, cutOff, missed, disturbances, pauseMs, interruptions, bargeInMs } = manners;
  const head = [
    'answers with a pause',
    'cut off',
    'missed ends',
    'coughs, noises, back-channels',
    'of them with a pause',
    'pause: p50 ms',
    'of them interrupted',
    'barge-ins',
    'until silence: p50 ms',
    'most',
  ];
  const counts = [answers, cutOff, missed, disturbances, pauseMs.count].map(String);
  const pause = pauseMs.count > 0 ? pauseMs.p50.toFixed(0) : '-';
  const bargeIns = [interruptions, bargeInMs.count].map(String);
  const times = [bargeInMs.p50, bargeInMs.most].map((ms) => ms.toFixed(0));
  return table(head, [[...counts, pause, ...bargeIns, ...times]]);
}

function latencyTable(latency: Latency[]) {
  const head = [
    'completions a second',
    'completions',
    'notified',
    'from the end: p50 ms',
    'p95',
    'p99',
    'from completedAt: p50 ms',
    'p95',
    'CPU ms each, all',
    'machine busy',
    'stolen',
  ];
  const rows = latency.map(({ perSecond, completions, notified, fromEnd, fromCompleted, ...cost }) => [
    String(perSecond),
    String(completions),
    String(notified),
    ...[fromEnd.p50, fromEnd.p95, fromEnd.p99, fromCompleted.p50, fromCompleted.p95].map((ms) =>
      ms.toFixed(0),
    ),
    Object.values(cost.cpuMsPerCompletion)
      .reduce((sum, ms) => sum + ms, 0)
      .toFixed(0),
    ...[cost.machine.busy, cost.machine.stolen].map((share) => `${(share * 100).toFixed(0)} %`),
  ]);
  const parts = latency.map(({ perSecond, cpuMsPerCompletion }) => {
    const each = Object.entries(cpuMsPerCompletion).map(([process, ms]) => `${process} ${ms.toFixed(1)}`);
    return `CPU ms of a completion at ${perSecond} a second, use at rest included: ${each.join(', ')}.`;
  });
  return [table(head, rows), '', ...parts].join('\n');
}

function eventsTable({ events, brokerPerSecond, platformPerSecond }: EventRates) {
  return table(
    ['events', 'a second'],
    [
      [`${events}, driver with confirms to quorum queue to consumer`, brokerPerSecond.toFixed(0)],
      [`${events}, outbox to relay to quorum queue to consumer`, platformPerSecond.toFixed(0)],
    ],
  );
}

function sessionsTable({ sessions, seconds, turns, lost, failed, answerMs, cpuMsPerTurn }: SessionResult) {
  const cpu = Object.values(cpuMsPerTurn).reduce((sum, ms) => sum + ms, 0);
  return table(
    ['sessions', 'seconds', 'turns', 'lost', 'failed', 'answer p50 ms', 'p95', 'p99', 'CPU ms a turn, all'],
    [
      [sessions, seconds, turns, lost, failed, answerMs.p50, answerMs.p95, answerMs.p99, cpu].map((value) =>
        value.toFixed(0),
      ),
    ],
  );
}

function soakTable({ minutes, conversations, failures, memory }: Soak) {
  const rows = Object.entries(memory).map(([name, { before, after, ratio, flat, most }]) => [
    name,
    before.toFixed(0),
    after.toFixed(0),
    ratio.toFixed(2),
    most.toFixed(0),
    flat ? 'flat' : 'grows',
  ]);
  const head = [`${minutes} minutes`, 'MB kept, in the middle', 'at the end', 'ratio', 'most resident', ''];
  return `${table(head, rows)}\n\n${conversations} conversations, ${failures} failures.`;
}

function targetsTable(targets: Target[]) {
  const number = (value: number) => String(Math.round(value * 100) / 100);
  const rows = targets.map(({ what, limit, reached, met }) => [
    what,
    number(limit),
    number(reached),
    met ? 'met' : 'MISSED',
  ]);
  return table(['target', 'at most', 'measured', ''], rows);
}
