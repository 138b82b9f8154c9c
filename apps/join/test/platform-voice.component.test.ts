import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinSamples } from '@colloquy/language';
import { joinRecordings } from '@colloquy/media';
import { until } from '@colloquy/testing';
import { recorded } from '../../conversation/test/recorded';
import { scriptedSpeech } from '../../conversation/test/sound-line';
import { wavFile } from '../../../libs/language/src/speech/wav';
import { rate, spoken } from '../../../libs/language/test/sounds';
import { aBrowser, answer, begin, expectAccessible, users, type Window } from './browser';
import { listenIn } from './line';

/** The expert says nothing for 5 s, then an answer of 3.6 s, then nothing. */
const silence = (seconds: number) => new Int16Array(seconds * rate);
const samples = joinSamples(silence(5), spoken('answer'), silence(60));
const directory = mkdtempSync(join(tmpdir(), 'colloquy-microphone-'));
const says = join(directory, 'expert.wav');
writeFileSync(says, wavFile({ samples, sampleRate: rate }));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const browser = aBrowser(says);
const longQuestion = 'How did you choose? '.repeat(40);
const greeting = 'Hello Jordan, I am Sam. How did you choose?';

/** Runs in the page before its scripts: a browser that neither recognises speech nor speaks. */
function withoutSpeech(): void {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'speechSynthesis'])
    Object.defineProperty(window, name, { value: undefined });
}

/** Opens an interview. @param words what the expert's speech is recognised as; '' if it is not speech */
async function talk(window: Window, words = '') {
  const line = await listenIn(window.context);
  const { textToSpeech } = scriptedSpeech([]).ports;
  const speech = { textToSpeech, speechToText: { transcribe: async () => words } };
  const overrides = { speech, endOfTurn: () => 2000 };
  const opened = await window.open({}, { script: withoutSpeech, overrides });
  return { ...opened, line };
}

browser.testAlone(
  'a browser without speech of its own talks through the platform, which records both sides',
  async (window) => {
    const { page, platform, line, problems } = await talk(window, 'By price.');
    await page.getByText('The speech service that this platform uses receives your voice').waitFor();
    await begin(page, 'voice');
    await page.getByText(greeting).waitFor();
    await until(() => (platform.interview.turns[0]?.durationMs ?? 0) > 0, 'the greeting is played');
    await page.getByText('Recording', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByText('By price.').first().waitFor();
    await page.getByText('What went wrong?').waitFor();
    expect(users(platform)[0]).toContain('user: By price.');
    expect(line.live[0]).toMatchObject({ rateHz: 16_000 });
    expect(line.live[0]?.samples).toHaveLength(320);
    expect(line.sounds).toEqual([]);
    expect(line.sent('heard')).toEqual([]);
    expect(line.sent('hello')[0]).toMatchObject({
      voice: { aloud: true },
      consent: { text: expect.stringContaining('The interviewer’s voice is recorded as well.') as string },
    });
    await page.getByRole('button', { name: 'Mute microphone' }).click();
    await page.getByText('Your microphone is muted.').waitFor();
    const sent = line.live.length;
    await answer(page, 'Nothing.');
    await until(() => users(platform).length === 2, 'the typed answer is stored');
    expect(line.live.length - sent).toBeLessThan(5);
    expect(users(platform)[1]).toBe('user: Nothing.');
    await page.close();
    await until(async () => {
      const parts = await recorded(browser.mediaDir, platform);
      if (parts.length === 0) return false;
      const recording = await joinRecordings(parts);
      await recording.dispose();
      expect(recording.damagedParts).toEqual([]);
      return recording.durationMs > 5000;
    }, 'greeting and answer are recorded');
    expect(problems).toEqual([]);
  },
);

browser.testAlone(
  'an expert who types interrupts the voice; read aloud can be switched off',
  async (window) => {
    const { page, platform, line } = await talk(window);
    const veryLong = longQuestion.repeat(5); // 40 s, in which a slow machine can type an answer
    platform.interview.questions = [veryLong, 'What went wrong?'];
    await begin(page, 'voice');
    await answer(page, 'By price.');
    await until(() => users(platform).length === 1, 'the answer is stored');
    expect(platform.interview.turns[0]?.text.length).toBeLessThan(veryLong.length);
    await page.getByText('What went wrong?').waitFor();
    await page.getByRole('button', { name: 'Read aloud' }).click();
    await until(() => line.sent('voice').length > 0, 'the platform is told');
    expect(line.sent('voice')).toEqual([{ type: 'voice', aloud: false }]);
  },
);

browser.testAlone(
  'a turn that a broken connection cut off is spoken again, and displayed once',
  async (window) => {
    const { page, platform, line } = await talk(window);
    platform.interview.questions = [longQuestion, 'What went wrong?'];
    await begin(page, 'voice');
    void line.cut();
    await until(() => line.sent('hello').length === 2, 'the page reconnects');
    expect(line.sent('hello')[1]).toMatchObject({ resume: { lastSequence: -1 }, voice: { aloud: true } });
    await until(() => (platform.interview.turns[0]?.durationMs ?? 0) > 3000, 'the whole greeting is played');
    expect(await page.getByText('Hello Jordan').count()).toBe(1);
  },
);

/** Runs in the page before its scripts: a device without a loudspeaker, on which playback never begins. */
function withoutLoudspeaker(): void {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'speechSynthesis'])
    Object.defineProperty(window, name, { value: undefined });
  Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
  AudioBufferSourceNode.prototype.start = () => undefined;
}

browser.testAlone('a device that cannot play sound displays the questions as read', async (window) => {
  const line = await listenIn(window.context);
  const { textToSpeech } = scriptedSpeech([]).ports;
  const speech = { textToSpeech, speechToText: { transcribe: async () => '' } };
  const { page, platform } = await window.open({}, { script: withoutLoudspeaker, overrides: { speech } });
  await begin(page, 'voice');
  await page.getByText(greeting).waitFor();
  await until(() => line.sent('voice').length > 0, 'the platform is told that nothing is played');
  await answer(page, 'By price.');
  await page.getByText('What went wrong?').waitFor();
  await until(() => users(platform).length === 1, 'the answer is stored');
  expect(platform.interview.turns[0]?.text).toBe(greeting);
});
