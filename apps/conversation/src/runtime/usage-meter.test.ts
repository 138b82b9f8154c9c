import { makeUsageMeter } from './usage-meter';

test('adds to what earlier owners of the session have counted', () => {
  const before = { recognisedSeconds: 10, synthesisedSeconds: 20, inputTokens: 300, outputTokens: 40 };
  const meter = makeUsageMeter(before);
  meter.sound({ recognisedSeconds: 1.5 });
  meter.sound({ synthesisedSeconds: 2 });
  meter.sound({ unrecognisedSeconds: 3 });
  meter.sound({ unrecognisedSeconds: -1 });
  meter.tokens({ inputTokens: 5, outputTokens: 6 });
  expect(meter.total()).toEqual({
    recognisedSeconds: 11.5,
    synthesisedSeconds: 22,
    unrecognisedSeconds: 2,
    inputTokens: 305,
    outputTokens: 46,
  });
});

test('the number of tokens is unknown once a provider has not told it', () => {
  const meter = makeUsageMeter();
  meter.tokens({ inputTokens: 5, outputTokens: 6 });
  meter.tokens(undefined);
  meter.tokens({ inputTokens: 5, outputTokens: 6 });
  expect(meter.total()).toEqual({ recognisedSeconds: 0, synthesisedSeconds: 0 });
  expect(makeUsageMeter(meter.total()).total()).toEqual(meter.total());
});
