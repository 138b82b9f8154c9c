import { type Hearing, hearFrame, quietRoom } from './detect-speech';

/** Returns the events and the ends of their frames for probabilities that last a number of milliseconds each. */
function eventsOf(parts: [probability: number, ms: number][], frameMs = 20, lagMs = 0): string[] {
  const events: string[] = [];
  let hearing: Hearing = quietRoom;
  let atMs = 0;
  for (const [probability, ms] of parts) {
    for (const endMs = atMs + ms; atMs < endMs;) {
      atMs += frameMs;
      const heard = hearFrame(hearing, { probability, frameMs, lagMs });
      hearing = heard.hearing;
      if (heard.event) events.push(`${heard.event} ${atMs}`);
    }
  }
  return events;
}

const [quiet, certain] = [0.1, 0.9];

test('speech begins after 160 ms and ends after 500 ms of quiet, whatever the length of a frame', () => {
  const spoken: [number, number][] = [
    [quiet, 960],
    [certain, 960],
    [quiet, 960],
  ];
  expect(eventsOf(spoken)).toEqual(['began 1120', 'ended 2420']);
  expect(eventsOf(spoken, 32)).toEqual(['began 1120', 'ended 2432']);
});

test('a detector that lags is asked for less', () => {
  const spoken: [number, number][] = [
    [quiet, 992],
    [certain, 960],
    [quiet, 960],
  ];
  expect(eventsOf(spoken, 32, 32)).toEqual(['began 1120', 'ended 2432']);
});

test('a click is no speech, and a breath within a sentence does not end it', () => {
  expect(
    eventsOf([
      [quiet, 200],
      [certain, 100],
      [quiet, 1000],
    ]),
  ).toEqual([]);
  expect(
    eventsOf([
      [certain, 600],
      [quiet, 300],
      [certain, 600],
    ]),
  ).toHaveLength(1);
});

test('a stop within the first word does not delay its onset, and a click within a pause does not prolong it', () => {
  expect(
    eventsOf(
      [
        [certain, 96],
        [quiet, 32],
        [certain, 96],
      ],
      32,
      32,
    ),
  ).toEqual(['began 160']);
  expect(
    eventsOf(
      [
        [certain, 640],
        [quiet, 256],
        [certain, 32],
        [quiet, 256],
      ],
      32,
      32,
    ),
  ).toEqual(['began 128', 'ended 1120']);
});
