import { makeSpeechTimes } from './speech-times';

const frameMs = 20;

function speech(lagMs = 0) {
  const told: string[] = [];
  let nowMs = 1000;
  const times = makeSpeechTimes(lagMs, {
    floor: (floor) => told.push(`${floor} ${nowMs}`),
    stillSpeaking: () => told.push(`still ${nowMs}`),
  });
  times.begin(nowMs, 160 - lagMs);
  return {
    times,
    told,
    go(ms: number, isQuiet = false) {
      for (let passed = frameMs; passed <= ms; passed += frameMs) {
        nowMs += frameMs;
        times.goOn(nowMs, isQuiet ? passed : 0);
      }
    },
  };
}

test('speech lasts from its onset to its last sound, whatever the lag of the detector', () => {
  const { times, go } = speech();
  go(1000);
  go(300, true);
  expect([times.onsetMs(), times.span()]).toEqual([840, { fromMs: 840, toMs: 2000 }]);
  const late = speech(40);
  late.go(1000);
  expect(late.times.span()).toEqual({ fromMs: 840, toMs: 1960 });
});

test('a piece that begins later has no sound until there is some', () => {
  const { times, go } = speech();
  go(1000);
  times.beginPiece(2000);
  expect(times.hasSound()).toBe(false);
  go(20);
  expect(times.span()).toEqual({ fromMs: 2000, toMs: 2020 });
});

test('changes of the floor are told once, and every two seconds that the speech goes on', () => {
  const { told, go } = speech();
  go(4100);
  expect(told).toEqual(['yielded 1040', 'expert 1440', 'still 3000', 'still 5000']);
});
