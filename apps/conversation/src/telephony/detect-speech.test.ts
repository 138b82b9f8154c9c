import { type Hearing, hearFrame, levelOf, quietRoom } from './detect-speech';

/** Returns the events and their frames for levels of a number of frames each. */
function eventsOf(...parts: [level: number, frames: number][]): string[] {
  const events: string[] = [];
  let hearing: Hearing = quietRoom;
  let at = 0;
  for (const [level, frames] of parts) {
    for (let frame = 0; frame < frames; frame++, at++) {
      const heard = hearFrame(hearing, level);
      hearing = heard.hearing;
      if (heard.event) events.push(`${heard.event} ${at * 20}`);
    }
  }
  return events;
}

test('speech begins after 160 ms of sound and ends after 500 ms of quiet', () => {
  expect(eventsOf([50, 50], [4000, 50], [50, 50])).toEqual(['began 1140', 'ended 2480']);
});

test('a click is no speech, and a breath within a sentence does not end it', () => {
  expect(eventsOf([50, 50], [8000, 5], [50, 50])).toEqual([]);
  expect(eventsOf([50, 10], [4000, 30], [50, 15], [4000, 30])).toHaveLength(1);
});

test('a dead microphone and a steady hum are silence', () => {
  expect(eventsOf([0, 3000])).toEqual([]);
  expect(eventsOf([350, 3000])).toEqual([]);
});

test('speech is detected above a loud background once the background is learnt', () => {
  expect(eventsOf([300, 1000], [500, 40])).toEqual([]);
  expect(eventsOf([300, 1000], [4000, 40])).toHaveLength(1);
});

test('the level of sound is its root mean square', () => {
  expect(levelOf(Int16Array.of(300, -400, 300, -400))).toBeCloseTo(353.55, 1);
  expect(levelOf(new Int16Array(0))).toBe(0);
});
