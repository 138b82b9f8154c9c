import { AppError } from '@colloquy/kernel';
import { eventually } from '@colloquy/testing';
import { callFailed } from '../models/post';
import { failuresToOpen, openMs } from './circuit';
import type { ProviderCall } from './provider-call';
import { type Call, withProviders } from './with-providers';

type Step = string | Error;
/** The steps of one call: a word is yielded, an error thrown; `hang` waits for the end, `pause` for a moment. */
type Script = readonly Step[];

const unavailable = callFailed('unavailable', 'MODEL_UNREACHABLE', 'No');
const refused = callFailed('unavailable', 'MODEL_REFUSED', 'No', { status: 401 });
const invalid = new AppError('invalid', 'SPOKEN_TEXT_TOO_LONG', 'No');
const never = new AbortController().signal;

async function* played(script: Script, signal: AbortSignal): AsyncGenerator<string> {
  for (const step of script) {
    if (step instanceof Error) throw step;
    if (step !== 'hang' && step !== 'pause') yield step;
    else
      await new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        if (step === 'pause') setTimeout(resolve, 30);
      });
  }
}

/** Providers whose calls follow the scripts, the last one again and again. */
function aCaller(...providers: Script[][]) {
  const calls: ProviderCall[] = [];
  const asked: number[] = providers.map(() => 0);
  const names = ['primary', 'fallback', 'local'] as const;
  const answer = withProviders(
    providers.map((scripts, index) => ({
      name: names[index] ?? 'local',
      port: (signal: AbortSignal) => {
        const nth = asked[index] ?? 0;
        asked[index] = nth + 1;
        return played(scripts[Math.min(nth, scripts.length - 1)] ?? [], signal);
      },
    })),
    (call) => calls.push(call),
  );
  type Port = (signal: AbortSignal) => AsyncIterable<string>;
  const say = async (change: Partial<Call<Port, string>> = {}, signal = never) => {
    const words: string[] = [];
    const call = {
      purpose: 'synthesis' as const,
      limits: { totalMs: 10_000 },
      ask: (port: Port, limited: AbortSignal) => port(limited),
      ...change,
    };
    for await (const word of answer(call, signal)) words.push(word);
    return words.join(' ');
  };
  const outcomes = () => calls.map(({ provider, outcome }) => `${provider} ${outcome}`);
  return { say, asked, calls, outcomes };
}

test('the first provider answers, and no other is asked', async () => {
  const { say, asked, calls } = aCaller([['Good', 'morning.']], [['Never.']]);
  await expect(say()).resolves.toBe('Good morning.');
  expect(asked).toEqual([1, 0]);
  const times = { seconds: expect.any(Number), firstSeconds: expect.any(Number) };
  expect(calls).toEqual([{ purpose: 'synthesis', provider: 'primary', outcome: 'ok', ...times }]);
});

test.each([
  ['unavailable', [unavailable]],
  ['refused', [refused]],
  ['timeout', ['hang']],
] as [string, Script][])('a provider that is %s before it answers is replaced', async (outcome, script) => {
  const { say, outcomes } = aCaller([script], [[unavailable]], [['pause', 'Good.']]);
  await expect(say({ limits: { totalMs: 600 } })).resolves.toBe('Good.');
  expect(outcomes()).toEqual([`primary ${outcome}`, 'fallback unavailable', 'local ok']);
});

test('a call that all providers fail has the error of the last one', async () => {
  const { say } = aCaller([[unavailable]], [[refused]]);
  await expect(say()).rejects.toBe(refused);
});

test('the wait for the first piece has its own limit, which ends with that piece', async () => {
  const late = aCaller([['hang']], [['Good.']]);
  await expect(late.say({ limits: { totalMs: 60_000, pieceMs: 20 } })).resolves.toBe('Good.');
});

test('a provider that stalls in the middle of its answer fails long before the limit on the whole call', async () => {
  const limits = { totalMs: 60_000, pieceMs: 50 };
  const stalls = aCaller([['One', 'hang']], [['Never.']]);
  await expect(stalls.say({ limits })).rejects.toMatchObject({ kind: 'timeout' });
  expect(stalls.calls[0]?.seconds).toBeLessThan(5);
  const goesOn = aCaller([['One', 'pause', 'two', 'pause', 'three', 'pause', 'four']]);
  await expect(goesOn.say({ limits })).resolves.toBe('One two three four');
});

test('an answer of this machine may pause, and is not begun anew', async () => {
  const slow = ['One', 'pause', 'pause', 'pause', 'pause', 'pause', 'two'] as Script;
  const limits = { totalMs: 5000, pieceMs: 60 };
  const here = aCaller([[unavailable]], [[unavailable]], [slow]);
  await expect(here.say({ limits, playsMs: () => 1, attempts: 2 })).resolves.toBe('One two');
  expect(here.outcomes().at(-1)).toBe('local ok');
  const hangs = aCaller([[unavailable]], [[unavailable]], [['One', 'hang']]);
  await expect(hangs.say({ limits: { ...limits, totalMs: 300 } })).rejects.toMatchObject({ kind: 'timeout' });
});

test('an answer may pause while its pieces are still played, and is not begun anew', async () => {
  const pauses = ['One', 'two', ...Array.from({ length: 12 }, () => 'pause'), 'three'];
  const limits = { totalMs: 10_000, pieceMs: 50 };
  const played = aCaller([pauses], [['Never.']]);
  await expect(played.say({ limits, playsMs: () => 1000 })).resolves.toBe('One two three');
  expect(played.outcomes()).toEqual(['primary ok']);
  const silent = aCaller([pauses], [['One two three']]);
  await expect(silent.say({ limits, playsMs: () => 20 })).resolves.toBe('One two One two three');
});

test('an answer that breaks off is given anew by the next attempt if the call allows it', async () => {
  const { say, outcomes } = aCaller(
    [
      ['One', unavailable],
      ['One', 'hang'],
    ],
    [['One', 'two']],
  );
  const limits = { totalMs: 10_000, pieceMs: 50 };
  await expect(say({ limits, attempts: 2, playsMs: () => 1 })).resolves.toBe('One One One two');
  expect(outcomes()).toEqual(['primary unavailable', 'primary timeout', 'fallback ok']);
});

test('a provider that has begun to answer has all the time that is left', async () => {
  const slow = ['One', ...Array.from({ length: 20 }, () => 'pause'), 'two'];
  const { say, outcomes } = aCaller([slow], [['Never.']], [['Never.']]);
  await expect(say({ limits: { totalMs: 1500 } })).resolves.toBe('One two');
  expect(outcomes()).toEqual(['primary ok']);
});

test('the limit on the whole call includes all providers', async () => {
  const { say, outcomes } = aCaller([['hang']], [['hang']]);
  await expect(say({ limits: { totalMs: 100 }, attempts: 2 })).rejects.toMatchObject({ kind: 'timeout' });
  expect(outcomes()).toEqual(['primary timeout', 'fallback timeout']);
});

test('an answer that has begun is not restarted otherwise', async () => {
  const { say, asked, outcomes } = aCaller([['One', unavailable]], [['Never.']]);
  await expect(say({ attempts: 2 })).rejects.toBe(unavailable);
  expect(asked).toEqual([1, 0]);
  expect(outcomes()).toEqual(['primary unavailable']);
});

test('an unavailable provider is asked again where attempts are left, a refusing one is not', async () => {
  const lost = aCaller([[unavailable], ['Good.']], [['Never.']]);
  await expect(lost.say({ attempts: 2 })).resolves.toBe('Good.');
  expect(lost.asked).toEqual([2, 0]);
  const refuses = aCaller([[refused], ['Never.']], [['Good.']]);
  await expect(refuses.say({ attempts: 2 })).resolves.toBe('Good.');
  expect(refuses.asked).toEqual([1, 1]);
});

test('invalid input is refused at once', async () => {
  const { say, asked } = aCaller([[invalid]], [['Never.']]);
  await expect(say({ attempts: 2 })).rejects.toBe(invalid);
  expect(asked).toEqual([1, 0]);
});

test('a call that the caller aborts ends with the reason, is not repeated and is no failure', async () => {
  const { say, asked, outcomes } = aCaller([...Array(5).fill(['hang']), ['Good.']], [['Never.']]);
  for (let n = 0; n < 5; n += 1) {
    const abort = new AbortController();
    const waiting = expect(say({ attempts: 2 }, abort.signal)).rejects.toThrow('gone');
    await eventually(() => expect(asked).toEqual([n + 1, 0]));
    abort.abort(new Error('gone'));
    await waiting;
  }
  await expect(say()).resolves.toBe('Good.');
  expect(outcomes()).toEqual([...Array(5).fill('primary aborted'), 'primary ok']);
  await expect(say({}, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(asked).toEqual([6, 0]);
});

test('a consumer that stops reading ends the call', async () => {
  const { say, calls } = aCaller([['One', 'two']]);
  let isOver = false;
  const ask = async function* () {
    try {
      yield* ['One', 'two'];
    } finally {
      isOver = true;
    }
  };
  const answer = withProviders([{ name: 'primary', port: {} }], (call) => calls.push(call));
  for await (const _ of answer({ purpose: 'synthesis', limits: { totalMs: 5000 }, ask }, never)) break;
  expect(isOver).toBe(true);
  expect(calls).toMatchObject([{ outcome: 'ok' }]);
  await expect(say()).resolves.toBe('One two');
});

describe('the circuit breaker', () => {
  let now = 0;
  beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => now));
  afterEach(() => jest.restoreAllMocks());

  const failed: Script[] = Array(failuresToOpen).fill([unavailable]);
  async function opened(...next: Script[]) {
    const caller = aCaller([...failed, ...next], [['Second.']]);
    for (let n = 0; n < failuresToOpen; n += 1) await caller.say();
    caller.calls.length = 0;
    return caller;
  }

  test('does not call a provider that failed several times in a row', async () => {
    const { say, asked, outcomes } = await opened(['First.']);
    await expect(say()).resolves.toBe('Second.');
    expect(asked[0]).toBe(failuresToOpen);
    expect(outcomes()).toEqual(['primary open', 'fallback ok']);
  });

  test('counts failures of answers that had begun, and only those in a row', async () => {
    const half: Script = ['One', unavailable];
    const { say, outcomes } = aCaller([half, half, ['First.'], half, half, ['First.'], half, half, half]);
    for (let n = 0; n < 9; n += 1) await say().catch(() => undefined);
    expect(outcomes()).not.toContain('primary open');
    await expect(say()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(outcomes().at(-1)).toBe('primary open');
  });

  test('lets one call try after a while, and closes when that succeeds', async () => {
    const { say, outcomes } = await opened(['First.', 'hang'], ['First.']);
    now += openMs;
    let isOver = false;
    const trial = say({ limits: { totalMs: 600 } }).finally(() => (isOver = true));
    await expect(say()).resolves.toBe('Second.');
    expect(isOver).toBe(false);
    await expect(trial).rejects.toMatchObject({ kind: 'timeout' });
    now += openMs;
    await expect(say()).resolves.toBe('First.');
    await expect(say()).resolves.toBe('First.');
    expect(outcomes().filter((each) => each === 'primary ok')).toHaveLength(2);
  });

  test('stays open when the caller aborts the trial', async () => {
    const { say, asked } = await opened(['hang'], ['First.']);
    now += openMs;
    const abort = new AbortController();
    const trial = expect(say({}, abort.signal)).rejects.toThrow('gone');
    await eventually(() => expect(asked[0]).toBe(failuresToOpen + 1));
    abort.abort(new Error('gone'));
    await trial;
    await expect(say()).resolves.toBe('Second.');
    now += openMs;
    await expect(say()).resolves.toBe('First.');
  });
});
