import { encodeMuLaw } from '@colloquy/language';
import { silentLogger } from '@colloquy/logging';
import type { ServerFrame } from '@colloquy/contracts';
import type { SessionFrame } from '../domain/inputs';
import { makeCallClock } from './call-clock';
import { makePhoneClient } from './phone-client';
import { timedMediaStream } from './media-stream';

const startMs = 1_000_000;
const isBackchannel = (words: string) => /^(mm-hm|yes|go on)\.?$/i.test(words);
const frameBytes = 160;
const sound = (level: number) =>
  encodeMuLaw(Int16Array.from({ length: frameBytes }, (_, n) => level * Math.sin(n / 3)));
const [voiced, quiet] = [sound(4000), sound(0)];

const turn = (sequence: number, text: string): ServerFrame => ({
  type: 'turn',
  sessionId: 's',
  sequence,
  role: 'agent',
  text,
  progress: { of: 2 },
  closing: false,
});

interface Script {
  /** Results of recognition, in order. */
  heard?: string[];
  words?: boolean;
  voiceFails?: (words: string) => boolean;
  /** Holds recognition back until the test releases it. */
  slow?: boolean;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/**
 * A phone client whose provider plays sound on a test clock, 20 ms at a time. A character is spoken for 100 ms.
 */
function aLine({ heard = [], words = false, voiceFails = () => false, slow = false }: Script = {}) {
  let nowMs = startMs;
  const frames: SessionFrame[] = [];
  const spoken: string[] = [];
  const recognised: (() => void)[] = [];
  let playing: (number | string)[] = [];
  const cleared: number[] = [];
  const stream = {
    callSid: 'CA',
    words,
    text: (text: string) => void playing.push(text.length * 100),
    media: (bytes: Buffer) => void playing.push(bytes.length / 8),
    mark: (name: string) => void playing.push(name),
    clear() {
      cleared.push(nowMs - startMs);
      const marks = playing.filter((item) => typeof item === 'string');
      playing = [];
      for (const mark of marks) line.onMark(mark);
    },
    close: () => undefined,
  };
  const clock = makeCallClock(() => nowMs);
  const line = makePhoneClient({
    stream: timedMediaStream(stream, clock, () => undefined),
    models: {
      speechToText: {
        async transcribe() {
          if (slow) await new Promise<void>((resolve) => recognised.push(resolve));
          return heard.shift() ?? '';
        },
      },
      async voice({ text }) {
        spoken.push(text);
        if (voiceFails(text)) throw new Error('down');
        return Buffer.alloc(text.length * 800, 255);
      },
    },
    language: 'en',
    endOfTurn: () => 1,
    isBackchannel,
    now: () => nowMs,
    logger: silentLogger,
    frame: (frame) => void (frame.type === 'typing' || frames.push(frame)),
    recognised: (text, placed) => line.hear(text, placed),
    mayRecord: () => undefined,
    farewell: () => undefined,
  });

  function play(ms: number): void {
    for (let left = ms; playing.length > 0; playing.shift()) {
      const [head] = playing;
      if (typeof head === 'string') line.onMark(head);
      else if ((head ?? 0) > left) return void (playing[0] = (head ?? 0) - left);
      else left -= head ?? 0;
    }
  }
  /** Settles promises and advances timers. */
  const settle = (ms = 10) => jest.advanceTimersByTimeAsync(ms);
  async function pass(ms: number, bytes: Uint8Array): Promise<void> {
    for (let passed = 0; passed < ms; passed += 20) {
      nowMs += 20;
      play(20);
      if (!words) line.listen(bytes, clock.heard(frameBytes).fromMs);
    }
    await settle();
  }

  return {
    line,
    frames,
    spoken,
    cleared,
    says: () => frames.filter((frame) => frame.type === 'say'),
    hears: () => frames.filter((frame) => frame.type === 'heard'),
    async ask(sequence: number, text: string) {
      line.client.send(turn(sequence, text));
      await settle();
    },
    speak: (ms: number) => pass(ms, voiced),
    wait: (ms: number) => pass(ms, quiet),
    settle,
    async recognise() {
      recognised.shift()?.();
      await settle();
    },
    now: () => nowMs - startMs,
    /** Milliseconds since the test began. */
    at: (frame: SessionFrame | undefined) => {
      if (frame?.type !== 'say' && frame?.type !== 'heard') return undefined;
      const { offsetMs, durationMs = 0 } = frame;
      return offsetMs === undefined ? undefined : [offsetMs - startMs, offsetMs - startMs + durationMs];
    },
  };
}

const question = 'How did you choose it?'; // 2.2 s
const long = 'This is a sentence of a length. And this is another one of them.'; // 6.3 s

test('an utterance carries the onset and end of its sound, and a question the time when it was heard', async () => {
  const { ask, wait, speak, says, hears, at } = aLine({ heard: ['By price.'] });
  await wait(1000);
  await ask(0, question);
  await wait(3000);
  expect(hears()).toEqual([expect.objectContaining({ type: 'heard', sequence: 0 })]);
  expect(hears()[0]).not.toHaveProperty('characters');
  expect(at(hears()[0])).toEqual([1000, 3200]);
  await speak(2000);
  await wait(1000);
  expect(says()).toMatchObject([{ text: 'By price.' }]);
  expect(at(says()[0])).toEqual([4000, 6000]);
});

test('an utterance of several pieces lasts from the onset of the first to the end of the last', async () => {
  const { wait, speak, says, at, recognise } = aLine({ heard: ['By price', 'and trust.'], slow: true });
  await wait(100);
  await speak(1000);
  await wait(600);
  await speak(1000);
  await wait(600);
  await recognise();
  expect(says()).toEqual([]);
  await recognise();
  expect(says()).toMatchObject([{ text: 'By price and trust.' }]);
  expect(at(says()[0])).toEqual([100, 2700]);
});

test('a monologue is one utterance, and the interviewer does not interrupt it', async () => {
  const { ask, wait, speak, says, hears, spoken, at } = aLine({ heard: ['First,', 'then.'] });
  await speak(26_000);
  await ask(0, 'Are you there?');
  await speak(19_000);
  expect([says(), spoken]).toEqual([[], []]);
  await wait(700);
  expect(says()).toMatchObject([{ text: 'First, then.' }]);
  expect(at(says()[0])).toEqual([0, 45_000]);
  expect(hears()).toMatchObject([{ sequence: 0, characters: 0 }]);
  expect(spoken).toEqual([]);
});

test('the interviewer waits while speech is being recognised, and a noise costs it no words', async () => {
  const { ask, wait, speak, hears, spoken, recognise, says } = aLine({ heard: ['[noise]'], slow: true });
  await speak(1000);
  await wait(5000);
  await ask(0, question);
  expect(spoken).toEqual([]);
  await recognise();
  await wait(3000);
  expect([spoken, says()]).toEqual([[question], []]);
  expect(hears()).toMatchObject([{ sequence: 0 }]);
});

test('an expert who interrupts is heard out: the unheard words are removed, with the time of the cut', async () => {
  const { ask, wait, speak, says, hears, cleared, at } = aLine({ heard: ['One moment please.'] });
  await ask(0, long);
  await wait(2000);
  await speak(1000);
  expect(cleared).toEqual([2600]);
  await wait(600);
  expect(hears()).toMatchObject([{ sequence: 0, characters: 25 }]);
  expect(at(hears()[0])).toEqual([0, 2600]);
  expect(at(says()[0])).toEqual([2000, 3000]);
});

test('a back-channel is no answer and does not silence the interviewer', async () => {
  const { ask, wait, speak, says, hears, cleared, at } = aLine({ heard: ['Mm-hm.'] });
  await ask(0, long);
  await wait(2000);
  await speak(400);
  await wait(5000);
  expect([says(), cleared]).toEqual([[], []]);
  expect(hears()).toHaveLength(1);
  expect(at(hears()[0])).toEqual([0, 6300]);
});

test('after a long back-channel the interviewer goes on where it stopped', async () => {
  const { ask, wait, speak, says, hears, cleared, spoken, at } = aLine({ heard: ['Go on.'] });
  await ask(0, long);
  await wait(4000);
  await speak(800);
  await wait(600);
  await wait(3000);
  expect([says(), cleared]).toEqual([[], [4600]]);
  // the rest is played from the last half second that was heard, without another synthesis
  expect(spoken).toHaveLength(2);
  expect(hears()).toHaveLength(1);
  expect(at(hears()[0])?.[1]).toBeLessThan(8000);
});

test('the words of a back-channel are an answer if the interviewer has finished or is about to', async () => {
  const { ask, wait, speak, says } = aLine({ heard: ['Yes.', 'Yes.'] });
  await ask(0, question);
  await wait(2000);
  await speak(400); // the last 200 ms of the question
  await wait(1000);
  expect(says()).toHaveLength(1);
  await speak(400);
  await wait(1000);
  expect(says()).toHaveLength(2);
});

test('a short word that is no back-channel interrupts once it is recognised', async () => {
  const { ask, wait, speak, says, hears } = aLine({ heard: ['Stop!'] });
  await ask(0, long);
  await wait(2000);
  await speak(400);
  await wait(1000);
  expect(says()).toMatchObject([{ text: 'Stop!' }]);
  expect(hears()).toMatchObject([{ sequence: 0, characters: expect.any(Number) }]);
});

test('on a stream of words a back-channel is dropped while words are still to be heard', async () => {
  const { line, ask, wait, settle, says, cleared } = aLine({ words: true });
  await ask(0, long);
  await wait(2000);
  line.hear('Mm-hm.');
  await settle();
  expect([says(), cleared]).toEqual([[], []]);
  await wait(5000);
  line.hear('Yes.');
  await settle();
  expect(says()).toMatchObject([{ text: 'Yes.' }]);
  expect(says()[0]).not.toHaveProperty('offsetMs');
});

test('words that cannot be spoken are retried once and then removed', async () => {
  const { ask, wait, hears, spoken, settle } = aLine({ voiceFails: (words) => words.startsWith('And') });
  await ask(0, long);
  await settle(500);
  expect(spoken).toHaveLength(3);
  await wait(4000);
  expect(hears()).toMatchObject([{ sequence: 0, characters: 32 }]);
  const mute = aLine({ voiceFails: () => true });
  await mute.ask(0, question);
  await mute.settle(500);
  expect(mute.hears()).toEqual([{ type: 'heard', sequence: 0, characters: 0 }]);
});

test('no words are lost when speech synthesis fails for a moment', async () => {
  let failures = 1;
  const { ask, wait, hears, spoken, settle } = aLine({ voiceFails: () => failures-- > 0 });
  await ask(0, question);
  await settle(500);
  expect(spoken).toEqual([question, question]);
  await wait(3000);
  expect(hears()).toHaveLength(1);
  expect(hears()[0]).not.toHaveProperty('characters');
});
