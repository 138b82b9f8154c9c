import assert from 'node:assert/strict';
import { test } from 'node:test';
import { receiptKey } from '../src/evidence.ts';
import { judge } from '../src/verdict.ts';

const acceptedAt = Date.parse('2026-01-05T10:00:00Z');
const later = (seconds: number) => new Date(acceptedAt + seconds * 1000);
const noTrouble = {
  sent: 9,
  refused: 0,
  failedWithError: 0,
  failedWithoutError: 0,
  unanswered: 0,
  examples: ['POST /: 500'],
};
const noTimes: Date[] | undefined = undefined;
const session = { id: 's1', durationSeconds: 7, isProcessed: true, transcriptKey: 't1' };
const interview = {
  id: 'i1',
  status: 'COMPLETED',
  completion: 1,
  analysedAt: later(3),
  sessions: [session],
};
const delivery = (endpointIndex: number) => ({
  interviewId: 'i1',
  completion: 1,
  endpointIndex,
  state: 'delivered',
  outcome: 'delivered',
  attemptedAt: later(3),
  finishedAt: later(4),
});

const run = (kind: 'session' | 'completion') => ({ interviewId: 'i1', kind, finishedAt: later(2) });

/** Judges one interview that keeps all promises, except for the changes of a test. */
function verdictOf({
  evidence = {},
  requests = {},
  clean = false,
  dead = new Map(),
  failedBefore = 0,
  webhookKills = noTimes,
  lostMessages = undefined as true | undefined,
} = {}) {
  const accepted = new Map([['i1', { acceptedAt, acknowledged: 2 }]]);
  const { counts, missing, failed } = judge(
    accepted,
    {
      interviews: [interview],
      usage: [{ sessionId: 's1', interviewId: 'i1', seconds: 7 }],
      deliveries: [delivery(0), delivery(1)],
      received: new Map([0, 1].map((index) => [receiptKey('i1', index), 1])),
      transcripts: new Map([['i1', 2]]),
      runs: [run('session'), run('completion')],
      unpublished: 0,
      queues: new Map([['q', 0]]),
      ...evidence,
    },
    { ...noTrouble, ...requests },
    { clean, dead, failedBefore, webhookKills, lostMessages },
  );
  return { counts, wrong: [...missing, ...failed] };
}

test('kept promises pass and are counted', () => {
  assert.deepEqual(verdictOf({ clean: true }), {
    wrong: [],
    counts: {
      accepted: 1,
      completed: 1,
      sessions: 1,
      processed: 1,
      analyses: 1,
      usage: 1,
      delivered: 2,
      failed: 0,
      interrupted: 0,
      received: 2,
      requests: 9,
      failedWithError: 0,
      failedWithoutError: 0,
      unanswered: 0,
      maxSeconds: 4,
    },
  });
});

const broken: [
  string,
  { evidence?: object; requests?: object; clean?: boolean; dead?: Map<string, number> },
][] = [
  ['a missing accepted interview', { evidence: { interviews: [] } }],
  [
    'an interview that is not completed',
    { evidence: { interviews: [{ ...interview, status: 'IN_PROGRESS' }] } },
  ],
  [
    'an interview that is not analysed',
    { evidence: { interviews: [{ ...interview, analysedAt: undefined }] } },
  ],
  ['an interview that was completed twice', { evidence: { interviews: [{ ...interview, completion: 2 }] } }],
  [
    'a session that is not processed',
    { evidence: { interviews: [{ ...interview, sessions: [{ ...session, isProcessed: false }] }] } },
  ],
  ['a lost answer', { evidence: { transcripts: new Map([['i1', 1]]) } }],
  ['an additional answer', { evidence: { transcripts: new Map([['i1', 3]]) } }],
  ['a session without a finished run of analysis', { evidence: { runs: [run('completion')] } }],
  [
    'a completion that is analysed twice',
    { evidence: { runs: [run('session'), run('completion'), run('completion')] } },
  ],
  ['usage that is not booked', { evidence: { usage: [] } }],
  [
    'usage that is booked twice',
    { evidence: { usage: [0, 1].map(() => ({ sessionId: 's1', interviewId: 'i1', seconds: 7 })) } },
  ],
  ['usage with wrong seconds', { evidence: { usage: [{ sessionId: 's1', interviewId: 'i1', seconds: 8 }] } }],
  ['a missing delivery', { evidence: { deliveries: [delivery(0)] } }],
  ['a delivery recorded twice', { evidence: { deliveries: [delivery(0), delivery(1), delivery(1)] } }],
  [
    'a delivery that does not end',
    { evidence: { deliveries: [delivery(0), { ...delivery(1), state: 'attempting', outcome: undefined }] } },
  ],
  ['an endpoint called twice', { evidence: { received: new Map([[receiptKey('i1', 0), 2]]) } }],
  ['a delivery that no endpoint received', { evidence: { received: new Map([[receiptKey('i1', 0), 1]]) } }],
  ['an event that is not published', { evidence: { unpublished: 1 } }],
  ['a message left in a queue', { evidence: { queues: new Map([['q', 1]]) } }],
  ['poison that is not in the dead queue', { dead: new Map([['q', 1]]) }],
  ['a 5xx without {error}', { requests: { failedWithoutError: 1 } }],
  ['a 4xx', { requests: { refused: 1 } }],
  ['a 5xx during a fault that allows no failure', { clean: true, requests: { failedWithError: 1 } }],
  ['a broken connection during a fault that allows no failure', { clean: true, requests: { unanswered: 1 } }],
];
for (const [what, change] of broken) {
  test(`${what} breaks a promise`, () => {
    assert.notEqual(verdictOf(change).wrong.length, 0);
  });
}

test('an interrupted attempt may or may not have reached its endpoint', () => {
  const interrupted = { ...delivery(1), state: 'failed', outcome: 'interrupted' };
  for (const times of [0, 1]) {
    const received = new Map([
      [receiptKey('i1', 0), 1],
      [receiptKey('i1', 1), times],
    ]);
    const { wrong, counts } = verdictOf({ evidence: { deliveries: [delivery(0), interrupted], received } });
    assert.deepEqual([wrong, counts.interrupted], [[], 1]);
  }
});

test('an attempt may be interrupted only if its process was killed during it', () => {
  const evidence = { deliveries: [delivery(0), { ...delivery(1), state: 'failed', outcome: 'interrupted' }] };
  assert.deepEqual(verdictOf({ evidence, webhookKills: [later(3.5)] }).wrong, []);
  for (const webhookKills of [[], [later(2.9)], [later(9)]])
    assert.match(String(verdictOf({ evidence, webhookKills }).wrong), /no process was killed during/);
});

test('requests that failed before the fault are reported separately', () => {
  assert.match(String(verdictOf({ failedBefore: 1 }).wrong), /before the fault/);
});

test('5xx answers with {error} and broken connections are allowed after a kill', () => {
  assert.deepEqual(verdictOf({ requests: { failedWithError: 3, unanswered: 2 } }).wrong, []);
});

test('if messages were removed, the record of a run may be missing, its effect may not, and no run may repeat', () => {
  const wrong = (evidence: object) => verdictOf({ evidence, lostMessages: true }).wrong;
  assert.deepEqual(wrong({ runs: [run('session')] }), []);
  assert.deepEqual(wrong({ runs: [run('completion')] }), []);
  assert.equal(
    wrong({ runs: [run('session')], interviews: [{ ...interview, analysedAt: undefined }] }).length,
    1,
  );
  assert.equal(wrong({ runs: [run('session'), run('completion'), run('completion')] }).length, 1);
});
