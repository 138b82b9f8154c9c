import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { ClientFrame } from '@colloquy/contracts/join';
import { root } from '../../platform/src/root.ts';
import { temporaryDir } from '../../platform/test/temporary.ts';
import { makeAnswers, readRehearsal } from '../src/expert/expert-script.ts';
import { problemOfSteps } from '../src/expert/script-steps.ts';
import { linkExpiryOf, type Expectation, type Step } from '../src/expert/step.ts';
import { printedReport } from '../src/rehearsal/printed-report.ts';
import { percentile, reportOf } from '../src/rehearsal/rehearsal-report.ts';
import { rehearse } from '../src/rehearsal/rehearse.ts';
import type { StageEvent } from '../src/rehearsal/stage.ts';
import { aServer, ids, turn } from './join-server.ts';

/** Starts a conversation of three turns that the expert ends; records the expert's frames. */
async function aConversation(context: TestContext) {
  const sent: ClientFrame[] = [];
  let said = 0;
  let sessionId = '';
  const appUrl = await aServer(context, (frame, line) => {
    sent.push(frame);
    if (frame.type === 'hello') {
      sessionId = frame.resume?.sessionId ?? `session ${sent.length}`;
      line.send({ type: 'welcome', ...ids, sessionId, turns: [] });
      if (!frame.resume) line.send({ ...turn(0), sessionId });
    }
    if (frame.type === 'say') {
      said += 1;
      line.send({ type: 'ack', utteranceId: frame.utteranceId, sequence: 2 * said - 1 });
      line.send({ ...turn(2 * said, said === 3), sessionId });
    }
    const reasons: Record<string, string> = {
      end: 'completed_by_expert',
      'finish-later': 'voice_session_disconnect',
      withdraw: 'voice_session_disconnect',
    };
    if (!reasons[frame.type]) return;
    line.send({ type: 'ended', reason: reasons[frame.type], withdrawn: frame.type === 'withdraw' });
    line.close(1000);
  });
  return {
    appUrl,
    sent,
    hellos: () => sent.filter((frame) => frame.type === 'hello'),
    kinds: () => sent.map(({ type }) => type).filter((type) => type !== 'heard'),
  };
}

async function play(appUrl: string, steps: Step[]) {
  const events: StageEvent[] = [];
  await rehearse({
    appUrl,
    interviewId: 'i',
    mode: 'resume',
    paceMs: 0,
    questions: ['Why?'],
    rehearsal: { name: 'test', steps, knows: [], then: 'wait' },
    sessions: async () => [{ disconnectReason: 'completed_by_expert' }],
    onEvent: (event) => events.push(event),
  });
  return events;
}

test('steps are performed in order, each after a turn of the interviewer', async (context) => {
  const { appUrl, kinds, sent } = await aConversation(context);
  await play(appUrl, [
    { say: 'One.' },
    { drop: 10 },
    { heard: 2 },
    { answer: 'auto', times: 'all' },
    { expect: { closing: true, textContains: 'why', persona: 'Sam' } },
    { end: true },
    { expect: { reason: 'completed_by_expert' } },
  ]);
  assert.deepEqual(kinds(), ['hello', 'say', 'hello', 'say', 'say', 'end']);
  assert.deepEqual(
    sent.find((frame) => frame.type === 'heard' && frame.characters !== undefined),
    { type: 'heard', sequence: 2, characters: 2 },
  );
});

test('the expert may finish later and return to a new session', async (context) => {
  const { appUrl, kinds, sent, hellos } = await aConversation(context);
  const until = '2030-01-01T00:00:00Z';
  await play(appUrl, [
    { answer: 'auto' },
    { finishLater: until },
    { return: 'start-over' },
    { answer: 'auto', times: 'all' },
    { end: true },
    { expect: { reason: 'completed_by_expert' } },
  ]);
  assert.deepEqual(kinds(), ['hello', 'say', 'finish-later', 'hello', 'say', 'say', 'end']);
  assert.equal(sent.find((frame) => frame.type === 'finish-later')?.until, until);
  assert.equal(hellos().at(-1)?.mode, 'start-over');
});

test('the expert consents before the first words, once for each session', async (context) => {
  const { appUrl, hellos } = await aConversation(context);
  await play(appUrl, [{ say: 'One.' }, { drop: 10 }, { end: true }]);
  const [first, again] = hellos();
  assert.deepEqual(Object.keys(first?.consent ?? {}), ['text', 'language', 'agreedAt']);
  assert.equal(again?.consent, undefined);
});

test('a withdrawal is sent and acknowledged', async (context) => {
  const { appUrl, kinds } = await aConversation(context);
  await play(appUrl, [{ answer: 'auto' }, { withdraw: true }, { expect: { withdrawn: true } }]);
  assert.deepEqual(kinds(), ['hello', 'say', 'withdraw']);
});

test('a page that reads aloud reports it, and the turn counts as heard at the end', async (context) => {
  const { appUrl, sent } = await aConversation(context);
  await play(appUrl, [{ telling: 30 }, { answer: 'auto' }, { telling: 0 }, { typing: 10 }, { end: true }]);
  assert.deepEqual(
    sent.map(({ type }) => type),
    ['hello', 'telling', 'heard', 'say', 'telling', 'heard', 'typing', 'end'],
  );
});

test('an answer given while the page is disconnected is sent after the reconnection', async (context) => {
  const { appUrl, kinds } = await aConversation(context);
  await play(appUrl, [
    { say: 'One.', offlineMs: 50 },
    { expect: { delivered: true, countdown: false, textLacks: 'price', asks: 1 } },
    { end: true },
  ]);
  assert.deepEqual(kinds(), ['hello', 'hello', 'say', 'end']);
});

test('a failed expectation names the step', async (context) => {
  const { appUrl } = await aConversation(context);
  for (const [expect, why] of [
    [{ textContains: ['why', 'price'] }, /Step 2 \(expect\): expected "price"/],
    [{ persona: 'Kim' }, /expected persona Kim, it is Sam/],
    [{ closing: true }, /expected closing true, it is false/],
    [{ textLacks: 'why' }, /did not expect "why"/],
    [{ asks: 2 }, /question 2, which does not exist/],
    [{ countdown: true }, /expected countdown true, it is false/],
  ] as [Expectation, RegExp][]) {
    const steps = [{ as: 'nothing yet', pauseMs: 1 }, { expect }];
    await assert.rejects(play(appUrl, steps), why);
  }
});

test('an invalid step is refused with its number and the rule', () => {
  for (const [steps, why] of [
    [['say'], /^step 1 must be an object/],
    [[{ say: 'a' }, { dance: true }], /^step 2 must have exactly one of say, answer/],
    [[{ say: 'a', end: true }], /exactly one/],
    [[{ say: ' ' }], /"say" must be a non-empty text/],
    [[{ say: 'a', times: 2 }], /"times" is unknown in "say"/],
    [[{ answer: 'auto', times: 0 }], /"times" must be "all" or a whole number/],
    [[{ drop: -1 }], /"drop" must be milliseconds/],
    [[{ finishLater: 'tomorrow' }], /"finishLater" must be true, a date/],
    [[{ switchToPhone: '0301234' }], /international form/],
    [[{ expect: { mood: 'good' } }], /"mood" is unknown in "expect"/],
    [[{ expect: { question: '2' } }], /"question" must be a whole number/],
    [[{ end: true }, { say: 'a' }], /step 2, "say", cannot follow here: the expert is away/],
    [[{ switchToPhone: '+15550020' }, { drop: 5 }], /the expert is on the phone/],
    [[{ backToWeb: true }], /the expert is on the page/],
    [[{ press: '1' }], /the expert is on the page/],
    [[{ press: 'one' }], /"press" must be one to twenty of the keys/],
    [[{ withdraw: true }, { say: 'a' }], /the expert is away/],
    [[{ bargeIn: 5, afterMs: 5 }], /"afterMs" is unknown in "bargeIn"/],
  ] as [unknown[], RegExp][])
    assert.match(problemOfSteps(steps) ?? '', why);
  assert.equal(problemOfSteps([{ switchToPhone: '+15550002', fails: true }, { say: 'a' }]), undefined);
});

test('every script in the repository is valid', (context) => {
  const dir = join(root, 'apps/simulator/scripts');
  const files = readdirSync(dir);
  assert.ok(files.length > 7);
  for (const file of files) {
    const begin = file.startsWith('phone-') ? 'phone' : 'page';
    assert.ok(readRehearsal(join(dir, file), begin).steps.length > 2);
  }
  const file = join(temporaryDir(context), 'answers.json');
  writeFileSync(file, JSON.stringify({ answers: ['One.'], then: 'finish-later' }));
  assert.deepEqual(readRehearsal(file).steps, [{ say: 'One.' }, { finishLater: true }]);
  writeFileSync(file, JSON.stringify({ steps: [{ end: true }], answers: [] }));
  assert.throws(() => readRehearsal(file), /"answers" is unknown/);
});

test('the expert tells a known fact once', () => {
  const answerTo = makeAnswers([{ when: 'Price', say: 'Nine euros.' }]);
  assert.equal(answerTo('Thank you. What about the price?'), 'Nine euros.');
  assert.notEqual(answerTo('And the price?'), 'Nine euros.');
  assert.equal(linkExpiryOf({ days: 2 }, 0), '1970-01-03T00:00:00.000Z');
});

test("the report has the counts of words and follow-ups and the interviewer's response times", async (context) => {
  const { appUrl } = await aConversation(context);
  const events = await play(appUrl, [{ answer: 'It is the price.', times: 'all' }, { end: true }]);
  const said = events.map((event) => (event.type === 'said' ? { ...event, question: 1 } : event));
  const session = { id: 's', platform: 'WEB', durationSeconds: 3, supersededAt: null, isProcessed: true };
  const analysis = { qualityScore: null, qualityReasons: null, agentScore: null, agentReasons: null };
  const report = reportOf({
    script: 'test',
    events: said,
    handoffs: [],
    analysed: false,
    failure: { number: 2, kind: 'expect', why: 'no' },
    interview: {
      id: 'i',
      status: 'IN_PROGRESS',
      resumeHoldUntil: null,
      questions: ['Why?', 'How?'],
      summary: null,
      quotes: null,
      ...analysis,
      sessions: [{ ...session, disconnectReason: 'completed_by_expert' }],
    },
  });
  const [why, how] = report.questions;
  assert.deepEqual(why, {
    question: 1,
    text: 'Why?',
    wordsAsked: 3,
    answers: 3,
    wordsAnswered: 12,
    followUps: 2,
  });
  assert.equal(how?.answers, 0);
  assert.equal(report.answerLatencyMs.count, 3);
  assert.equal(report.transcript.length, 7);
  assert.equal(report.ok, false);
  assert.match(printedReport(report), /✖ Step 2 \(expect\): no/);
  assert.deepEqual(
    [percentile([3, 1, 2], 0.5), percentile([3, 1, 2], 0.95), percentile([], 0.5)],
    [2, 3, null],
  );
});
