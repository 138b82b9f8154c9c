import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spreadOf } from '../src/statistics.ts';
import { turnTakingOf, scriptOf } from '../src/voice-script.ts';

const { answers, behaviour } = scriptOf(0);
const [first, second, third] = answers.map(({ begin, end }) => `${begin} ${end}`);

test('every answer has a pause of up to 2 s, and every kind of overlap follows', () => {
  const pauses = behaviour.answers?.map((said) => Number(/\{([\d.]+)\}/.exec(said)?.[1]));
  assert.equal(Math.max(...(pauses ?? [])), 2);
  assert.deepEqual(behaviour.during?.slice(0, 5), ['', 'cough', 'back-channel', 'noise', 'barge-in']);
});

test('an answer in two turns was cut off; only a barge-in may stop the interviewer for long', () => {
  const turns = [`${first}`, `${answers[1]?.begin}`, `${answers[1]?.end}`, `I add: ${third}`];
  const manners = turnTakingOf([
    {
      answers,
      turns,
      overlaps: [
        { by: 'cough' },
        { by: 'barge-in', stoppedAfterMs: 250, resumedAfterMs: 5000 },
        { by: 'back-channel', stoppedAfterMs: 250, resumedAfterMs: 700 },
        { by: 'barge-in', stoppedAfterMs: 250, resumedAfterMs: 700 },
      ],
    },
    {
      answers,
      turns: [`${second}`],
      overlaps: [
        { by: 'noise', stoppedAfterMs: 900, resumedAfterMs: 4000 },
        { by: 'back-channel', stoppedAfterMs: 300 },
        { by: 'barge-in' },
      ],
    },
  ]);
  assert.deepEqual(manners, {
    answers: 4,
    cutOff: 1,
    disturbances: 4,
    pauseMs: spreadOf([450]),
    interruptions: 2,
    bargeInMs: spreadOf([250, Infinity, Infinity]),
  });
});
