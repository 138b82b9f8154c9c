import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ClientFrame } from '@colloquy/contracts/join';
import { temporaryDir } from '../../platform/test/temporary.ts';
import { defaultAnswer, questionIn } from '../src/expert/expert-answers.ts';
import { noScript, reactionsOf, readScript } from '../src/expert/expert-script.ts';
import { runExpert } from '../src/expert/expert.ts';
import { aServer, ids, sessionId, turn } from './join-server.ts';

type FrameOf<T extends ClientFrame['type']> = Extract<ClientFrame, { type: T }>;

test('the expert answers the questions and presses End after the closing words', async (context) => {
  const appUrl = await aServer(context, (frame, line) => {
    if (frame.type === 'hello') {
      line.send({ type: 'welcome', ...ids, turns: [] });
      line.send(turn(0));
    }
    if (frame.type === 'say') {
      line.send({ type: 'ack', utteranceId: frame.utteranceId, sequence: 1 });
      line.send(turn(2, true, 'Goodbye.'));
    }
    if (frame.type === 'end') {
      line.send({ type: 'ended', reason: 'completed_by_expert' });
      line.close(1000);
    }
  });
  const course = await runExpert({ appUrl, interviewId: 'i', react: () => ({ say: 'Because.' }) });
  assert.deepEqual(course.said, [
    { role: 'agent', text: 'Why?' },
    { role: 'user', text: 'Because.' },
    { role: 'agent', text: 'Goodbye.' },
  ]);
  assert.equal(course.reason, 'completed_by_expert');
  assert.equal(course.acknowledged, 1);
});

test('after a broken line the expert resumes with its token and repeats the same utterance', async (context) => {
  const hellos: FrameOf<'hello'>[] = [];
  const said: FrameOf<'say'>[] = [];
  const appUrl = await aServer(context, (frame, line, connection) => {
    if (frame.type === 'hello') {
      hellos.push(frame);
      line.send({ type: 'welcome', ...ids, turns: connection === 1 ? [] : [turn(0)] });
      if (connection === 1) line.send(turn(0));
    }
    if (frame.type === 'say') {
      said.push(frame);
      if (connection === 1) return line.cut();
      line.send({ type: 'ack', utteranceId: frame.utteranceId, sequence: 1 });
      line.send(turn(2, true));
    }
    if (frame.type === 'end') line.send({ type: 'ended', reason: 'completed_by_expert' });
  });
  const course = await runExpert({ appUrl, interviewId: 'i', react: () => ({ say: 'Because.' }) });
  assert.deepEqual(hellos[1]?.resume, { sessionId, resumeToken: 'token', lastSequence: 0 });
  assert.equal(said.length, 2);
  assert.equal(said[0]?.utteranceId, said[1]?.utteranceId);
  assert.equal(course.said.filter(({ role }) => role === 'user').length, 1);
  assert.equal(course.reconnects, 1);
});

test('an invalid link fails with a clear error', async (context) => {
  const appUrl = await aServer(context, (_frame, line) => {
    line.send({ type: 'error', code: 'interview-completed', message: '' });
    line.close(1008);
  });
  await assert.rejects(
    runExpert({ appUrl, interviewId: 'i', react: () => 'end' }),
    ({ name, message }: Error) => name === 'Problem' && message.includes('completed'),
  );
});

test('an answer is about its question, repeatable, and different at another position', () => {
  const first = defaultAnswer('Hello. How did you choose your carriers?', 0);
  assert.equal(first, defaultAnswer('Hello. How did you choose your carriers?', 0));
  assert.match(first, /carriers/);
  assert.notEqual(first, defaultAnswer('Hello. How did you choose your carriers?', 1));
  const answers = Array.from({ length: 12 }, (_, nth) =>
    defaultAnswer(`What about topic number ${nth}?`, nth),
  );
  assert.equal(new Set(answers).size, 12);
  assert.ok(answers.every((answer) => answer.split(' ').length > 25));
  assert.equal(questionIn('Thank you. Why so? Take your time.'), 'Why so?');
  assert.match(defaultAnswer('', 0), /the matter/);
});

test("a script's answers are said in order, then its ending is performed", (context) => {
  const file = join(temporaryDir(context), 'script.json');
  writeFileSync(file, JSON.stringify({ answers: ['One.', 'Two.'], then: 'finish-later' }));
  const react = reactionsOf(readScript(file));
  assert.deepEqual(
    [react('?', 0), react('?', 1), react('?', 2)],
    [{ say: 'One.' }, { say: 'Two.' }, 'finish-later'],
  );
  assert.equal(typeof reactionsOf(noScript)('Why?', 5), 'object');
});

test('an invalid script is refused with the reason', (context) => {
  const file = join(temporaryDir(context), 'script.json');
  for (const [text, why] of [
    ['{', /cannot be read/],
    ['{"answers": [1]}', /"answers"/],
    ['{"then": "dance"}', /"then"/],
  ] as [string, RegExp][]) {
    writeFileSync(file, text);
    assert.throws(() => readScript(file), why);
  }
});
