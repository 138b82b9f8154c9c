import { makeListener } from './listener';
import type { Recognition, Result } from './speech-recognition';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

class FakeRecognition implements Recognition {
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recognition['onresult'] = null;
  onerror: Recognition['onerror'] = null;
  onend: Recognition['onend'] = null;
  results: Result[] = [];
  starts = 0;
  stops = 0;
  start(): void {
    this.starts += 1;
  }
  stop(): void {
    this.stops += 1;
  }
  abort(): void {
    this.onend?.();
  }
  /** The browser returns all pieces of this run; the last one is interim or final. */
  gives(...texts: string[]): void {
    this.results = texts.map((text) =>
      Object.assign([{ transcript: text.replace('~', '') }], { isFinal: !text.startsWith('~') }),
    );
    this.onresult?.({ results: this.results });
  }
}

function aListener(ignore: (text: string) => boolean = () => false, patience = 1) {
  const runs: FakeRecognition[] = [];
  const turns: string[] = [];
  const failures: string[] = [];
  const listener = makeListener({
    make() {
      const run = new FakeRecognition();
      runs.push(run);
      return run;
    },
    lang: 'en-GB',
    now: () => Date.now(),
    patience: () => patience,
    ignore,
    onPartial: () => undefined,
    onTurn: ({ text, beganAt, endedAt }) => turns.push(`${text} (${endedAt - beganAt} ms)`),
    onFail: (why) => failures.push(why),
  });
  listener.start();
  return { listener, runs, turns, failures, run: () => runs.at(-1) as FakeRecognition };
}

test('with a patient interviewer a finished sentence ends the turn later', () => {
  const { run, turns } = aListener(undefined, 2);
  run().gives('We looked at the price.');
  jest.advanceTimersByTime(1500);
  expect(turns).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(turns).toHaveLength(1);
});

test('a finished sentence ends the turn soon, an unfinished one later, and a continuation belongs to the same turn', () => {
  const { run, turns } = aListener();
  run().gives('We looked at the price and');
  jest.advanceTimersByTime(2000);
  expect(turns).toEqual([]);
  run().gives('We looked at the price and', 'at the quality.');
  jest.advanceTimersByTime(900);
  expect(turns).toEqual(['We looked at the price and at the quality. (2000 ms)']);
  run().gives('We looked at the price and', 'at the quality.', 'Yes.');
  jest.advanceTimersByTime(900);
  expect(turns.slice(1)).toEqual(['Yes. (0 ms)']);
});

test('interim words are reported once, in their final form', () => {
  const { run, turns } = aListener();
  run().gives('~We looked at the prize.');
  jest.advanceTimersByTime(900);
  expect(turns).toEqual([]);
  expect(run().stops).toBe(1);
  run().gives('We looked at the price.');
  run().abort();
  jest.advanceTimersByTime(5000);
  expect(turns).toEqual(['We looked at the price. (900 ms)']);
});

test('a recogniser that never returns final words is not waited for, and a new one takes over', () => {
  const { run, runs, turns } = aListener();
  run().gives('~We looked at the prize.');
  jest.advanceTimersByTime(3000);
  expect(turns).toEqual(['We looked at the prize. (0 ms)']);
  runs[0]?.gives('We looked at the price.');
  jest.advanceTimersByTime(3000);
  expect(turns).toHaveLength(1);
  expect(runs).toHaveLength(2);
});

test('the interviewer’s own voice is ignored, even if its last words come late', () => {
  const own = { on: true };
  const { run, turns } = aListener(() => own.on);
  run().gives('how did you choose');
  own.on = false;
  run().gives('how did you choose', 'By price.');
  jest.advanceTimersByTime(1000);
  expect(turns).toEqual(['By price. (0 ms)']);
});

test('pausing returns words that were not reported, and nothing is recognised until it resumes', () => {
  const { listener, runs, run, turns } = aListener();
  run().gives('~This is private');
  expect(listener.hearing()).toBe(true);
  expect(listener.pause()).toBe('This is private');
  jest.advanceTimersByTime(10_000);
  expect(turns).toEqual([]);
  expect(runs).toHaveLength(1);
  listener.start();
  expect(runs).toHaveLength(2);
});

test('a run that ends by itself is followed by another; repeated or final failure is reported', () => {
  const { runs, run, failures } = aListener();
  run().abort();
  jest.advanceTimersByTime(1000);
  expect(runs).toHaveLength(2);
  for (let n = 0; n < 4; n++) {
    const failing = run();
    failing.onerror?.({ error: 'network' });
    failing.onend?.();
    jest.advanceTimersByTime(10_000);
  }
  expect(failures).toEqual(['network']);
  const refused = aListener();
  refused.run().onerror?.({ error: 'not-allowed' });
  expect(refused.failures).toEqual(['not-allowed']);
});
