import { until } from '@colloquy/testing';
import type { Page } from 'playwright-core';
import type { ScriptedPlatform } from '../../conversation/test/scripted-platform';
import { aBrowser, answer, begin, confirm, expectAccessible, users, type Window } from './browser';
import { installFakeSpeech, speechOf } from './fake-speech';
import { type Line, listenIn, recordersIn, storedSound, watchRecorders } from './line';

const browser = aBrowser();
const greeting = 'Hello Jordan, I am Sam. How did you choose?';

async function talk(window: Window): Promise<{
  page: Page;
  platform: ScriptedPlatform;
  line: Line;
  speech: ReturnType<typeof speechOf>;
}> {
  const line = await listenIn(window.context);
  await window.context.addInitScript(watchRecorders);
  const { page, platform } = await window.open({}, { script: installFakeSpeech });
  const speech = speechOf(page);
  await begin(page, 'voice');
  return { page, platform, line, speech };
}

browser.testAlone(
  'the interviewer is heard and displayed, the expert talks, and each turn is stored once',
  async (window) => {
    const { page, platform, line, speech } = await talk(window);
    await expectAccessible(page);
    // the interviewer's voice is not a sign of activity by the expert
    await until(() => line.sent('telling').length > 0, 'reading aloud is told');
    expect(line.sent('telling')[0]).toEqual({ type: 'telling', sequence: 0 });
    expect(line.sent('typing')).toEqual([]);
    await speech.finishes();
    await speech.finishes();
    await page.getByText('Listening. Just talk.').waitFor();
    expect(await speech.spoken()).toEqual([
      { text: 'Hello Jordan, I am Sam. ', lang: 'en-US', voice: 'Samantha' },
      { text: 'How did you choose?', lang: 'en-US', voice: 'Samantha' },
    ]);
    expect(line.sent('heard')).toEqual([
      { type: 'heard', sequence: 0, offsetMs: expect.any(Number), durationMs: expect.any(Number) },
    ]);

    await speech.hears('We looked at the price and', false);
    await page.getByText('You are saying').waitFor();
    await speech.hears('We looked at the price and at the quality.', false);
    await page.getByText('What went wrong?').waitFor();
    await speech.finishes();
    await speech.hears('Nothing.', true);
    await page.getByText('That was the last question.').or(page.getByText('is speaking')).first().waitFor();
    await until(() => users(platform).length === 2, 'both answers are stored');
    await speech.hears('And one more thing', false);
    await confirm(page, 'End interview');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(users(platform)).toEqual([
      'user: We looked at the price and at the quality.',
      'user: Nothing.',
      'user: And one more thing',
    ]);
    const [first] = line.sent('say');
    expect(first?.['durationMs']).toBeGreaterThanOrEqual(0);
    expect(platform.interview.turns[1]?.offsetMs).toBeGreaterThan(0);
  },
);

browser.testAlone(
  'an expert can interrupt: the part that was not heard is reported, and its echo is not an answer',
  async (window) => {
    const { page, platform, line, speech } = await talk(window);
    await speech.finishes();
    await speech.reaches(4);
    await speech.hears('how did you', false);
    await speech.hears('how did you choose', true);
    expect(await speech.cancelled()).toBe(0);
    await speech.hears('Let me stop you there.', true);
    await page.getByText('What went wrong?').waitFor();
    expect(line.sent('heard')[0]).toMatchObject({
      type: 'heard',
      sequence: 0,
      characters: greeting.indexOf('did') + 3,
    });
    await page.getByText('Hello Jordan, I am Sam. How did …').waitFor();
    expect(users(platform)).toEqual(['user: Let me stop you there.']);
    await speech.hears('And then we', false);
    await page.getByText('You are saying').waitFor();
    await expectAccessible(page);
  },
);

browser.testAlone(
  'a back-channel neither interrupts nor answers; the same words after the question are an answer',
  async (window) => {
    const { page, platform, speech } = await talk(window);
    await speech.hears('Mm-hm.', true);
    await page.getByText('You are saying').waitFor();
    await page.getByText('You are saying').waitFor({ state: 'hidden' });
    await speech.hears('yeah', false);
    await speech.hears('yeah, go on', true);
    await page.getByText('You are saying').waitFor();
    await page.getByText('You are saying').waitFor({ state: 'hidden' });
    expect(await speech.cancelled()).toBe(0);
    expect(users(platform)).toEqual([]);
    await speech.hears('yeah', false);
    await speech.hears('yeah but I was not asked', true);
    await until(async () => (await speech.cancelled()) > 0, 'who says more takes the floor');
    await page.getByText('What went wrong?').waitFor();
    await speech.finishes();
    await page.getByText('Listening. Just talk.').waitFor();
    await speech.hears('Right.', true);
    await until(() => users(platform).length === 2, 'the answer is stored');
    expect(users(platform)).toEqual(['user: yeah but I was not asked', 'user: Right.']);
  },
);

browser.testAlone('the sentence that ends an interview on request is played to its end', async (window) => {
  const { page, platform, speech } = await talk(window);
  await speech.hears('Please stop here, I must go.', true);
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  const cancelled = await speech.cancelled();
  expect((await speech.spoken()).at(-1)?.text).toBe('I end the interview here.');
  await speech.finishes();
  expect(await speech.cancelled()).toBe(cancelled);
  expect(platform.said().at(-1)).toContain('I end the interview here.');
});

browser.testAlone(
  'a muted microphone sends nothing: words that were being spoken become a draft, and the sound stops',
  async (window) => {
    const { page, platform, line, speech } = await talk(window);
    await speech.finishes();
    await speech.finishes();
    await until(() => line.sounds.length > 0, 'sound is sent');
    await speech.hears('This is private', false);
    await page.getByRole('button', { name: 'Mute microphone' }).click();
    await page.getByText('Your microphone is muted.').waitFor();
    await expectAccessible(page);
    expect(await page.getByLabel('Your answer').inputValue()).toBe('This is private');
    expect(await speech.listens()).toBe(false);
    expect(await recordersIn(page)).toEqual(['inactive']);
    const before = line.sounds.length;
    await answer(page, 'Typed meanwhile.');
    await page.getByText('What went wrong?').waitFor();
    await speech.finishes();
    expect(await recordersIn(page)).toEqual(['inactive']);
    expect(line.sounds.length - before).toBeLessThanOrEqual(1); // a chunk that was recorded before the mute
    expect(users(platform)).toEqual(['user: Typed meanwhile.']);
    await page.getByRole('button', { name: 'Unmute microphone' }).click();
    const first = line.sounds[0]?.partOffsetMs ?? 0;
    await until(() => (line.sounds.at(-1)?.partOffsetMs ?? 0) > first, 'sound is sent again');
    expect(await recordersIn(page)).toEqual(['inactive', 'recording']);
  },
);

browser.test(
  'the recording arrives in chunks; lost ones are resent, and the rest arrives before the end',
  async (window) => {
    const { page, platform, line } = await talk(window);
    await until(() => line.acks.length >= 1, 'the first piece is acknowledged');
    line.loseSound(true);
    const before = line.sounds.length;
    const lost = () => line.sounds.slice(before).find(({ index }) => index > 0);
    await until(() => lost() !== undefined, 'a piece is lost');
    const swallowed = lost();
    line.loseSound(false);
    await line.cut();
    await until(() => line.acks.some(({ index }) => index === swallowed?.index), 'it is sent again');
    expect(line.sounds.filter(({ index }) => index === swallowed?.index).map((sound) => sound.line)).toEqual([
      1, 2,
    ]);
    await confirm(page, 'End interview');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    // a piece whose first acknowledgement the cut swallowed is acknowledged twice
    const stored = [...new Set(line.acks.map(({ index }) => index))].sort((a, b) => a - b);
    expect(stored).toEqual(stored.map((_, place) => place));
    expect(await storedSound(browser.mediaDir, platform)).toHaveLength(stored.length);
  },
);

browser.test('without recognition or a microphone the interview continues by typing', async (window) => {
  const { page, speech, platform } = await talk(window);
  await speech.fails('service-not-allowed');
  await page.getByText('Your browser cannot turn your speech into text right now.').waitFor();
  await expectAccessible(page);
  await answer(page, 'By price.');
  await page.getByText('What went wrong?').waitFor();
  expect(users(platform)).toEqual(['user: By price.']);
});

browser.test(
  'a recogniser that gets no sound from a released microphone gives it back, and recording continues',
  async (window) => {
    const { page, line, speech } = await talk(window);
    await speech.fails('audio-capture');
    await page.getByText('Recording is off').waitFor();
    const before = line.sounds.length;
    await speech.fails('audio-capture');
    await page.getByText('Your browser cannot turn your speech into text right now.').waitFor();
    await page.getByText('Recording', { exact: true }).waitFor();
    await until(() => line.sounds.length > before, 'sound is sent again');
  },
);

browser.test(
  'a browser without speech recognition offers typing; a refused microphone leaves typing, unrecorded',
  async ({ context, open }) => {
    const line = await listenIn(context);
    const { page } = await open(
      {},
      {
        script: () => {
          const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
          Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: refuse } });
          if (sessionStorage.getItem('recognises')) return;
          Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
        },
      },
    );
    await page.getByText('This browser cannot turn speech into text').waitFor();
    expect(await page.getByRole('radio', { name: 'By voice' }).isDisabled()).toBe(true);
    expect(await page.getByRole('radio', { name: 'By typing' }).isChecked()).toBe(true);
    await expectAccessible(page);
    await page.evaluate(() => sessionStorage.setItem('recognises', 'yes'));
    await page.reload();
    await page.getByRole('button', { name: 'Check microphone' }).click();
    await page.getByText('The microphone is not allowed.').waitFor();
    await expectAccessible(page);
    await begin(page, 'voice');
    await page.getByText('The microphone is not allowed.').waitFor();
    await answer(page, 'By price.');
    await page.getByText('What went wrong?').waitFor();
    expect(line.sounds).toEqual([]);
  },
);
