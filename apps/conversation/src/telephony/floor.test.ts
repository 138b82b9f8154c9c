import { type Hearing, hearFrame, quietRoom } from './detect-speech';
import { type Floor, nextFloor } from './floor';

const frameMs = 20;

/** Returns the changes of the floor, and when they are decided, for speech and quiet that last so long each. */
function floorIn(...parts: [kind: 'speech' | 'quiet', ms: number][]): string[] {
  const changes: string[] = [];
  let hearing: Hearing = quietRoom;
  let floor: Floor = 'interviewer';
  let [nowMs, onsetMs, soundToMs] = [0, 0, 0];
  for (const [kind, ms] of parts) {
    for (const endMs = nowMs + ms; nowMs < endMs;) {
      nowMs += frameMs;
      const probability = kind === 'speech' ? 1 : 0;
      const heard = hearFrame(hearing, { probability, frameMs, lagMs: 0 });
      hearing = heard.hearing;
      if (heard.event === 'began') [floor, onsetMs] = ['interviewer', nowMs - hearing.sinceMs];
      if (!hearing.isSpeaking) continue;
      if (hearing.quietMs === 0) soundToMs = nowMs;
      const { quietMs } = hearing;
      const next = nextFloor(floor, { sinceMs: nowMs - onsetMs, soundMs: soundToMs - onsetMs, quietMs });
      if (next !== floor) changes.push(`${next} ${nowMs}`);
      floor = next;
    }
  }
  return changes;
}

test('speech that goes on is yielded to after 0.2 s and takes the floor after 0.6 s', () => {
  expect(floorIn(['quiet', 1000], ['speech', 3000])).toEqual(['yielded 1200', 'expert 1600']);
});

test.each([220, 400, 580])('after a back-channel of %d ms the interviewer goes on', (ms) => {
  expect(floorIn(['speech', ms], ['quiet', 1000])).toEqual(['yielded 200', `interviewer ${ms + 240}`]);
});

test('a click and a short cough cost no pause', () => {
  expect(floorIn(['speech', 40], ['quiet', 1000], ['speech', 180], ['quiet', 1000])).toEqual([]);
});

test('a stop within a word does not end the yielding', () => {
  expect(floorIn(['speech', 240], ['quiet', 120], ['speech', 400], ['quiet', 1000])).toEqual([
    'yielded 200',
    'expert 600',
  ]);
});

test('speech that goes on after a pause takes the floor', () => {
  expect(floorIn(['speech', 260], ['quiet', 300], ['speech', 400])).toEqual([
    'yielded 200',
    'interviewer 500',
    'expert 620',
  ]);
});
