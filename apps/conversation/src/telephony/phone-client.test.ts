import { levelVoiceActivity, type SpeechToText } from '@colloquy/language';
import { silentLogger } from '@colloquy/logging';
import type { Language, ServerFrame } from '@colloquy/contracts';
import type { SessionFrame } from '../domain/inputs';
import { makeCallClock } from './call-clock';
import { makePhoneClient } from './phone-client';
import { timedMediaStream } from './media-stream';

const startMs = 1_000_000;
const isBackchannel = (words: string) => /^(mm-hm|yes|go on)\.?$/i.test(words);
const frameSamples = 160;
const sound = (level: number) => Int16Array.from({ length: frameSamples }, (_, n) => level * Math.sin(n / 3));
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
  /** Synthesises a text; the default yields the whole sound at once. */
  voice?: (text: string, signal?: AbortSignal) => AsyncIterable<Int16Array>;
  endOfTurnMs?: number;
  /** Words that are told while they are said. */
  partials?: string[];
  /** Whether turns ask for a yes or a no. */
  asking?: boolean;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A phone client whose provider plays sound on a test clock, 20 ms at a time. A character is spoken for 100 ms. */
function aLine({
  heard = [],
  words = false,
  voiceFails = () => false,
  slow = false,
  voice,
  endOfTurnMs = 1,
  partials = [],
  asking = false,
}: Script = {}) {
  let nowMs = startMs;
  const frames: SessionFrame[] = [];
  const spoken: string[] = [];
  const likely: string[] = [];
  let goesOn = 0;
  const recognised: (() => void)[] = [];
  let playing: (number | string)[] = [];
  const cleared: number[] = [];
  const stream = {
    callSid: 'CA',
    carriesWords: words,
    rateHz: 8000 as const,
    lateMs: 500,
    text: (text: string) => void playing.push(text.length * 100),
    media: (samples: Int16Array) => void playing.push(samples.length / 8),
    mark: (name: string) => void playing.push(name),
    clear() {
      cleared.push(nowMs - startMs);
      const marks = playing.filter((item) => typeof item === 'string');
      playing = [];
      for (const mark of marks) line.onMark(mark);
    },
    close: () => undefined,
  };
  const clock = makeCallClock(() => nowMs, 8000);
  const vocabularies: unknown[] = [];
  async function transcribe(
    sound?: Parameters<SpeechToText['transcribe']>[0],
    _language?: unknown,
    signal?: AbortSignal,
  ) {
    vocabularies.push(sound?.vocabulary);
    if (slow)
      await new Promise<void>((resolve, reject) => {
        recognised.push(resolve);
        if (signal?.aborted) reject(signal.reason);
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    if (heard[0] === 'fails') throw new Error(heard.shift());
    return heard.shift() ?? '';
  }
  const begin = (_language: Language, onPartial?: (words: string) => void) => {
    queueMicrotask(() => partials.forEach((words) => onPartial?.(words)));
    return { hear: () => undefined, finalWords: () => transcribe(), end: () => undefined };
  };
  const line = makePhoneClient({
    stream: timedMediaStream(stream, clock, () => undefined),
    models: {
      speechToText: { transcribe },
      ...(partials.length > 0 && { streams: () => ({ begin, close: () => undefined }) }),
      detectVoice: levelVoiceActivity,
      async *voice({ text, speed }, signal) {
        spoken.push(speed === undefined ? text : `${text} (${speed})`);
        if (voiceFails(text)) throw new Error('down');
        if (voice) return yield* voice(text, signal);
        yield new Int16Array(text.length * 800);
      },
    },
    language: 'en',
    endOfTurn: () => endOfTurnMs,
    isBackchannel,
    now: () => nowMs,
    logger: silentLogger,
    frame: (frame) => void (frame.type === 'typing' || frames.push(frame)),
    partial: () => undefined,
    recognised: (text, placed) => line.hear(text, placed),
    likely: (text) => void (text === undefined ? (goesOn += 1) : likely.push(text)),
    vocabulary: () => ['Norlund'],
    mayRecord: () => undefined,
    unrecognised: () => undefined,
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
  const settle = (ms = 10) => jest.advanceTimersByTimeAsync(ms);
  async function pass(ms: number, samples: Int16Array): Promise<void> {
    for (let passed = 0; passed < ms; passed += 20) {
      nowMs += 20;
      play(20);
      if (!words) line.listen(samples, clock.heard(frameSamples).fromMs);
    }
    await settle();
  }

  return {
    line,
    frames,
    spoken,
    likely,
    vocabularies,
    /** How often the expert went on after words that were likely to be the last. */
    goesOn: () => goesOn,
    expect: (words: string | undefined) => line.client.expect?.(words),
    cleared,
    says: () => frames.filter((frame) => frame.type === 'say'),
    hears: () => frames.filter((frame) => frame.type === 'heard'),
    async ask(sequence: number, text: string) {
      line.client.send({ ...turn(sequence, text), ...(asking && { asksYesOrNo: true }) });
      await settle();
    },
    speak: (ms: number) => pass(ms, voiced),
    wait: (ms: number) => pass(ms, quiet),
    /** The line sends no sound. */
    async nothing(ms: number) {
      for (let passed = 0; passed < ms; passed += 20) {
        nowMs += 20;
        play(20);
        await settle(20);
      }
    },
    settle,
    async recognise() {
      recognised.shift()?.();
      await settle();
    },
    now: () => nowMs - startMs,
    /** Milliseconds of sound and marks that the provider has got and not played. */
    playing: () => playing,
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
  expect(cleared).toEqual([2200]);
  await wait(600);
  expect(hears()).toMatchObject([{ sequence: 0, characters: 20 }]);
  expect(at(hears()[0])).toEqual([0, 2200]);
  expect(at(says()[0])).toEqual([2000, 3000]);
});

test('during a back-channel the interviewer pauses for half a second, and all is heard', async () => {
  const { ask, wait, speak, says, hears, cleared, spoken, playing } = aLine({ heard: ['Mm-hm.'] });
  await ask(0, long);
  await wait(2000);
  await speak(300);
  expect([cleared, playing()]).toEqual([[2200], []]);
  await wait(220);
  expect(playing()).toEqual([]);
  await wait(20);
  expect(playing()).not.toEqual([]);
  await wait(6000);
  expect([says(), cleared]).toEqual([[], [2200]]);
  expect(spoken).toHaveLength(2);
  expect(hears()).toHaveLength(1);
  expect(hears()[0]).not.toHaveProperty('characters');
});

test('a line that sends no sound in silence does not keep a paused interviewer silent, nor an answer unheard', async () => {
  const { ask, wait, speak, nothing, says, hears, playing } = aLine({ heard: ['Mm-hm.', 'By price.'] });
  await ask(0, long);
  await wait(2000);
  await speak(300);
  expect(playing()).toEqual([]);
  await nothing(600);
  expect(playing()).not.toEqual([]);
  await nothing(6000);
  expect(hears()[0]).not.toHaveProperty('characters');
  await speak(1000);
  await nothing(700);
  expect(says()).toMatchObject([{ text: 'By price.', durationMs: 1000 }]);
});

test('sound that is late by less than half a second is one piece of speech', async () => {
  const { speak, wait, nothing, says } = aLine({ heard: ['By price and trust.'], endOfTurnMs: 100 });
  await speak(1000);
  await nothing(400);
  await speak(1000);
  await wait(700);
  expect(says()).toMatchObject([{ text: 'By price and trust.' }]);
});

test('after a short sound the interviewer goes on before the recogniser has answered', async () => {
  const { ask, wait, speak, says, hears, recognise, playing } = aLine({ heard: ['Stop!'], slow: true });
  await ask(0, long);
  await wait(2000);
  await speak(300);
  await wait(600);
  expect(playing()).not.toEqual([]);
  await recognise();
  await wait(100);
  expect(playing()).toEqual([]);
  expect(says()).toMatchObject([{ text: 'Stop!' }]);
  expect(hears()).toMatchObject([{ sequence: 0, characters: expect.any(Number) }]);
});

test.each([
  ['the words so far are no back-channel', { partials: ['Wait'] }],
  ['the interviewer asks for a yes or a no', { asking: true }],
])('after a short word the interviewer waits for the recogniser if %s', async (_why, script) => {
  const { ask, wait, speak, says, recognise, playing } = aLine({ heard: ['Yes.'], slow: true, ...script });
  await ask(0, long);
  await wait(2000);
  await speak(300);
  await wait(600);
  expect(playing()).toEqual([]);
  await recognise();
  await wait(100);
  expect(says()).toHaveLength('asking' in script ? 1 : 0);
});

test('a turn that has not begun waits for the words of a short speech', async () => {
  const { ask, wait, speak, spoken, recognise, hears } = aLine({ heard: ['And trust.'], slow: true });
  await wait(100);
  await speak(240);
  await ask(0, question);
  await wait(600);
  expect(spoken).toEqual([]);
  await recognise();
  expect(hears()).toEqual([{ type: 'heard', sequence: 0, characters: 0 }]);
});

test('after a long back-channel the interviewer goes on where it stopped', async () => {
  const { ask, wait, speak, says, hears, cleared, spoken, at } = aLine({ heard: ['Go on.'] });
  await ask(0, long);
  await wait(4000);
  await speak(800);
  await wait(600);
  await wait(3000);
  expect([says(), cleared]).toEqual([[], [4200]]);
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

test('words that cannot be spoken are removed', async () => {
  const { ask, wait, hears, spoken, settle } = aLine({ voiceFails: (words) => words.startsWith('And') });
  await ask(0, long);
  await settle(12_500);
  expect(spoken).toHaveLength(1 + 4);
  await wait(5000);
  expect(hears()).toMatchObject([{ sequence: 0, characters: 32 }]);
  const mute = aLine({ voiceFails: () => true });
  await mute.ask(0, question);
  await mute.settle(12_500);
  expect(mute.hears()).toEqual([{ type: 'heard', sequence: 0, characters: 0 }]);
});

test('words whose synthesis fails are tried again, and the expert hears a sign meanwhile', async () => {
  let failures = 2;
  const { ask, wait, hears, spoken, settle, playing } = aLine({ voiceFails: () => failures-- > 0 });
  await ask(0, question);
  expect(playing()).toEqual([320]);
  await settle(6100);
  expect(spoken).toHaveLength(3);
  await wait(4000);
  expect(hears()).toMatchObject([{ sequence: 0 }]);
  expect(hears()[0]).not.toHaveProperty('characters');
});

/** Makes sound in pieces; `more` makes the next piece of 100 ms, `end` the end. */
function aSlowVoice() {
  let wake: (() => void) | undefined;
  let pieces = 0;
  let ended: 'whole' | 'failed' | undefined;
  const changed = () => wake?.();
  return {
    async *voice() {
      for (;;) {
        for (; pieces > 0; pieces--) yield new Int16Array(800);
        if (ended === 'failed') throw new Error('down');
        if (ended) return;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    more(count: number) {
      pieces += count;
      changed();
    },
    end(how: 'whole' | 'failed' = 'whole') {
      ended = how;
      changed();
    },
  };
}

test('words are played while the rest is still being made', async () => {
  const { voice, more, end } = aSlowVoice();
  const { ask, settle, wait, playing, hears } = aLine({ voice });
  await ask(0, question);
  expect(playing()).toEqual([]);
  more(1);
  await settle();
  expect(playing()[0]).toBe(100);
  more(4);
  await settle();
  expect(playing().filter((item) => typeof item === 'number')).toEqual([100, 100, 100, 100, 100]);
  await wait(1000);
  expect(hears()).toEqual([]);
  end();
  await settle();
  await wait(20);
  expect(hears()).toMatchObject([{ sequence: 0 }]);
  expect(hears()[0]).not.toHaveProperty('characters');
});

test('an interruption counts what was heard although the rest was not made yet', async () => {
  const { voice, more } = aSlowVoice();
  const { ask, settle, wait, speak, hears } = aLine({ voice, heard: ['One moment please.'] });
  await ask(0, question);
  more(10);
  await settle();
  await wait(1000);
  await speak(1000);
  await wait(600);
  const [heard] = hears();
  expect(heard).toMatchObject({ sequence: 0 });
  const { characters = 0 } = heard?.type === 'heard' ? heard : {};
  expect(characters).toBeGreaterThan(8);
  expect(characters).toBeLessThan(question.length);
});

test('of words whose sound breaks off only the heard ones count', async () => {
  const { voice, more, end } = aSlowVoice();
  const { ask, wait, settle, hears, spoken } = aLine({ voice });
  await ask(0, question);
  more(10);
  end('failed');
  await settle(12_500);
  await wait(2000);
  expect(spoken).toHaveLength(4);
  const [heard] = hears();
  const { characters = 0 } = heard?.type === 'heard' ? heard : {};
  expect(characters).toBeGreaterThan(8);
  expect(characters).toBeLessThan(question.length);
});

describe('words whose sound breaks off after six seconds and then lasts four', () => {
  const lengths = { brokenOff: 48_000, whole: 32_000 };
  function aBreakingLine(heard: string[] = [], failures = 1) {
    let left = failures;
    const line = aLine({
      heard,
      async *voice() {
        const fails = left-- > 0;
        yield new Int16Array(fails ? lengths.brokenOff : lengths.whole).fill(1000);
        if (fails) throw new Error('down');
      },
    });
    const soundMs = () => line.playing().reduce<number>((sum, item) => sum + (Number(item) || 0), 0);
    return { ...line, soundMs };
  }

  test.each([1, 2])('are said anew from the beginning after %i failures', async (failures) => {
    const { ask, wait, settle, soundMs, hears } = aBreakingLine([], failures);
    await ask(0, question);
    for (let time = 0; time < failures; time += 1) {
      await wait(6500);
      expect(soundMs()).toBe(0);
      await settle(2100 * (time + 1));
    }
    expect(soundMs()).toBe(4000);
    await wait(3900);
    expect(hears()).toEqual([]);
    await wait(200);
    expect(hears()).toMatchObject([{ sequence: 0 }]);
    expect(hears()[0]).not.toHaveProperty('characters');
  });

  test('are resumed at their place in the new sound, although marks of the old one came later', async () => {
    const { ask, wait, speak, settle, soundMs, hears } = aBreakingLine(['Mm-hm.']);
    await ask(0, question);
    await settle(2100);
    await wait(7300); // 6 s of the old sound, the sign, 1 s of the new sound
    await speak(300);
    expect(soundMs()).toBe(0);
    await wait(240);
    expect(soundMs()).toBeGreaterThan(2500);
    expect(soundMs()).toBeLessThan(3500);
    await wait(4000);
    expect(hears()[0]).not.toHaveProperty('characters');
  });

  test('count as far as they were heard if no attempt succeeds', async () => {
    const { ask, wait, settle, hears } = aBreakingLine([], 4);
    await ask(0, question);
    for (const pauseMs of [2100, 4100, 6100]) {
      await wait(6500);
      await settle(pauseMs);
    }
    expect(hears()).toEqual([]);
    await wait(6500);
    expect(hears()).toMatchObject([{ sequence: 0, characters: question.length }]);
  });
});

test('words are not tried again when nobody hears them any more', async () => {
  const { line, ask, settle, spoken } = aLine({ voiceFails: () => true });
  await ask(0, question);
  await settle(2100);
  expect(spoken).toHaveLength(2);
  line.setAloud(false);
  await ask(1, question);
  await settle(20_000);
  expect(spoken).toHaveLength(2);
});

test('the end of a turn is counted from the end of the sound, not from the arrival of the words', async () => {
  const { speak, wait, recognise, settle, says } = aLine({
    heard: ['By price.', 'By trust.'],
    slow: true,
    endOfTurnMs: 1500,
  });
  await speak(1000);
  await wait(600);
  await recognise();
  await settle(800);
  expect(says()).toEqual([]);
  await settle(200);
  expect(says()).toMatchObject([{ text: 'By price.' }]);
  await speak(1000);
  await wait(2000);
  await recognise();
  expect(says()).toHaveLength(2);
});

test('an expert who goes on at the last moment is not cut off', async () => {
  const { speak, wait, settle, says } = aLine({ heard: ['By price', 'and trust.'], endOfTurnMs: 1500 });
  await speak(1000);
  await wait(600);
  await settle(850);
  await speak(100); // too short to be noticed
  await settle(100);
  await speak(500);
  await wait(600);
  await settle(1500);
  expect(says()).toMatchObject([{ text: 'By price and trust.' }]);
});

test('the end of a turn waits a quarter of a second for what may be speech, and no longer', async () => {
  const { speak, wait, settle, says } = aLine({ heard: ['By price.'], endOfTurnMs: 1500 });
  await speak(1000);
  await wait(600);
  await settle(850);
  await speak(100);
  await settle(250);
  expect(says()).toEqual([]);
  await settle(100);
  expect(says()).toHaveLength(1);
});

test('an agent speaks at its speed and waits as long as its patience says, also after a handoff', async () => {
  const heard = ['By price.', 'By trust.'];
  const { line, speak, wait, settle, says, spoken } = aLine({ heard, endOfTurnMs: 1000 });
  const welcome = { sessionId: 's', resumeToken: '', title: '', persona: 'Sam', language: 'en' };
  const progress = { questionCount: 2, progress: { of: 2 }, closing: false };
  const settings = { speed: 0.8, patience: 2 };
  line.client.send({ type: 'welcome', ...welcome, ...progress, ...settings, turns: [] });
  line.client.send(turn(0, question));
  await wait(3000);
  await speak(1000);
  await wait(600);
  await settle(1300);
  expect(says()).toEqual([]);
  await settle(200);
  expect(says()).toHaveLength(1);
  line.client.send({ ...turn(2, 'Why?'), persona: 'Kim', patience: 0.5 } as ServerFrame);
  await wait(1000);
  await speak(1000);
  await wait(600);
  await settle(100);
  expect(says()).toHaveLength(2);
  expect(spoken).toEqual([`${question} (0.8)`, 'Why?']);
});

test('words that are likely to be the last are announced before the end of the turn', async () => {
  const { speak, wait, settle, likely, says } = aLine({ heard: ['By price.'], endOfTurnMs: 1200 });
  await speak(1000);
  await wait(600);
  expect([likely, says()]).toEqual([['By price.'], []]);
  await settle(700);
  expect(says()).toMatchObject([{ text: 'By price.' }]);
  const thinking = aLine({ heard: ['By price and'], endOfTurnMs: 2500 });
  await thinking.speak(1000);
  await thinking.wait(600);
  expect(thinking.likely).toEqual([]);
});

test('an expert who waits for an answer hears a sign after two seconds, once', async () => {
  const { speak, wait, settle, playing, ask } = aLine({ heard: ['By price.', 'By trust.'] });
  await speak(1000);
  await wait(600);
  await settle(1900);
  expect(playing()).toEqual([]);
  await settle(5000);
  expect(playing()).toHaveLength(1);
  await wait(1000);
  await ask(0, question);
  await wait(4000);
  await speak(1000);
  await wait(600);
  await ask(1, question);
  await wait(4000);
  await settle(5000);
  expect(playing()).toEqual([]);
});

test('an expert whose words are recognised slowly hears a sign after two seconds, once, and then is told', async () => {
  const { speak, wait, settle, playing, frames, says } = aLine({ slow: true });
  await speak(1000);
  await wait(600);
  await settle(1900);
  expect(playing()).toEqual([]);
  await settle(200);
  expect(playing()).toHaveLength(1);
  await settle(3700);
  expect([playing().length, frames]).toEqual([1, []]);
  await settle(800);
  expect(frames).toEqual([{ type: 'not-heard' }]);
  expect(says()).toEqual([]);
});

test('a noise is no reason for a sign', async () => {
  const { speak, wait, settle, playing } = aLine({ heard: ['[noise]'] });
  await speak(600);
  await wait(600);
  await settle(5000);
  expect(playing()).toEqual([]);
});

test('the session learns that speech could not be recognised, after a second attempt', async () => {
  const { speak, wait, frames, says } = aLine({ heard: ['fails', 'By price.', 'fails', 'fails'] });
  await speak(1000);
  await wait(600);
  expect(says()).toMatchObject([{ text: 'By price.' }]);
  await speak(1000);
  await wait(600);
  expect(frames.at(-1)).toEqual({ type: 'not-heard' });
  expect(says()).toHaveLength(1);
});

test('speech of which no word is found, twice in a row, was not heard; a single one may be a noise', async () => {
  const { speak, wait, frames, says } = aLine({ heard: ['', '[Music] ♪', '', 'By price.', ''] });
  for (const told of [0, 1, 1, 1, 1]) {
    await speak(1000);
    await wait(600);
    expect(frames.filter(({ type }) => type === 'not-heard')).toHaveLength(told);
  }
  expect(says()).toHaveLength(1);
});

test('coughs and hums while the interviewer speaks are not speech that was not heard', async () => {
  const { ask, speak, wait, frames } = aLine({ heard: ['', '', '', ''] });
  await ask(0, long);
  for (let time = 0; time < 2; time++) {
    await wait(1000);
    await speak(1000);
    await wait(600);
  }
  await wait(20_000);
  for (let time = 0; time < 2; time++) {
    await speak(300);
    await wait(1000);
  }
  expect(frames.filter(({ type }) => type === 'not-heard')).toEqual([]);
});

test('sound that comes in small pieces is not torn', async () => {
  const { ask, settle, playing } = aLine({
    async *voice() {
      for (let piece = 0; piece < 90; piece++) yield new Int16Array(50);
    },
  });
  await ask(0, question);
  await settle();
  const sounds = playing().filter((item) => typeof item === 'number');
  expect(sounds.slice(0, -1).every((ms) => ms >= 100)).toBe(true);
  expect(sounds.reduce((sum, ms) => sum + ms, 0)).toBe((90 * 50) / 8);
});

test('an interviewer who was interrupted goes on before it asks for words that were not heard', async () => {
  const { ask, speak, wait, frames } = aLine({ heard: ['fails', 'fails'] });
  await ask(0, long);
  await wait(2000);
  await speak(1000);
  await wait(600);
  expect(frames.filter(({ type }) => type === 'not-heard')).toEqual([]);
});

test('the sound of expected words is made at once and heard only as a turn, without a second synthesis', async () => {
  const { expect: expectWords, ask, wait, spoken, playing, hears, at } = aLine();
  await wait(1000);
  expectWords('Why so? How did you choose it?');
  await wait(2000);
  expect([spoken, playing(), hears()]).toEqual([['Why so?'], [], []]);
  await ask(0, 'Why so? How did you choose it?');
  await wait(4000);
  expect(spoken).toEqual(['Why so?', 'How did you choose it?']);
  expect(at(hears()[0])).toEqual([3000, 5900]);
});

test.each([
  ['the turn has other words', 'Good.', ['Why so?', 'Good.']],
  ['the synthesis failed', 'Why so?', ['Why so?', 'Why so?']],
])('expected words are never heard if %s', async (what, said, synthesised) => {
  let fails = what.includes('failed');
  const made: AbortSignal[] = [];
  const voice = async function* (text: string, signal?: AbortSignal) {
    if (signal) made.push(signal);
    if (fails) throw new Error('down');
    yield new Int16Array(text.length * 800);
  };
  const { expect: expectWords, ask, wait, spoken, hears } = aLine({ voice });
  expectWords('Why so?');
  await wait(100);
  fails = false;
  await ask(0, said);
  await wait(1000);
  expect(spoken).toEqual(synthesised);
  expect(hears()).toHaveLength(1);
  expect(made[0]?.aborted).toBe(true);
});

test('words that turn out not to be said are dropped, and nothing is expected where turns are only read', async () => {
  const { expect: expectWords, ask, wait, line, spoken } = aLine();
  expectWords('Why so?');
  expectWords(undefined);
  await ask(0, 'Why so?');
  await wait(1000);
  expect(spoken).toEqual(['Why so?', 'Why so?']);
  line.setAloud(false);
  expectWords('Since when?');
  await wait(100);
  expect(spoken).toHaveLength(2);
});

describe('with words that are told while they are said', () => {
  const pausing = { slow: true, endOfTurnMs: 800, heard: ['In May.'] };

  test('a likely end is announced at a short pause, before the words are final', async () => {
    const line = aLine({ ...pausing, partials: ['In may'] });
    const { speak, wait, likely, says, recognise, settle, goesOn } = line;
    await speak(1000);
    await wait(260);
    expect([likely, says()]).toEqual([['In may'], []]);
    await wait(300);
    await recognise();
    await settle(800);
    expect(says()).toMatchObject([{ text: 'In May.' }]);
    expect(goesOn()).toBe(1); // when the expert took the floor
  });

  test('it is withdrawn when the expert goes on', async () => {
    const { speak, wait, likely, goesOn } = aLine({ ...pausing, partials: ['In may'] });
    await speak(1000);
    const before = goesOn();
    await wait(260);
    expect([likely, goesOn()]).toEqual([['In may'], before]);
    await speak(100);
    expect(goesOn()).toBe(before + 1);
  });

  test('words after which the turn may go on for long are not announced', async () => {
    const { speak, wait, likely } = aLine({ ...pausing, endOfTurnMs: 2450, partials: ['In may and'] });
    await speak(1000);
    await wait(460);
    expect(likely).toEqual([]);
  });

  test('nothing is announced while the interviewer speaks', async () => {
    const { ask, speak, wait, likely } = aLine({ ...pausing, partials: ['Yes'] });
    await ask(0, long);
    await wait(500);
    await speak(300);
    await wait(240);
    expect(likely).toEqual([]);
  });
});

test('words that were likely to be the last are withdrawn when the expert takes the floor again', async () => {
  const { speak, wait, likely, goesOn } = aLine({ heard: ['By price.'], endOfTurnMs: 2400 });
  await speak(1000);
  await wait(700);
  const before = goesOn();
  expect(likely).toEqual(['By price.']);
  await speak(700);
  expect(goesOn()).toBe(before + 1);
});

test('recognition as a whole gets the names and terms of the interview', async () => {
  const { speak, wait, vocabularies } = aLine({ heard: ['By price.'] });
  await speak(1000);
  await wait(600);
  expect(vocabularies).toEqual([['Norlund']]);
});
