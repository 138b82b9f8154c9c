import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually, recogniserKey, type ScriptedRecogniser, startScriptedDeepgram } from '@colloquy/testing';
import type { Browser } from 'playwright-core';
import { type ApiClient, type Json, makeApi } from '../src/api';
import { aPerson, launchBrowser, openLink } from '../src/join-page';
import { type Interruption, microphoneFile, watchInterruption } from '../src/microphone';
import { type Platform, startPlatform } from '../src/platform';
import { listenTo } from '../src/recording';
import { rehearsed } from '../src/rehearsal';

const said = 'We compared five suppliers and took the second one.';
const typed =
  'Permits take longest, because three offices check one after another. It took us 14 weeks in 2024.';
/** Most of the question is unsaid when the expert interrupts, so it is asked again. */
const lastWords = 'Please think of people and of parts, too.';
const longQuestion = `What slows a retrofit down most? Is it permits? Or is it the planning? ${lastWords}`;

const directory = mkdtempSync(path.join(tmpdir(), 'colloquy-microphone-'));
let platform: Platform;
let recogniser: ScriptedRecogniser;
let browser: Browser;
let call: ApiClient;

beforeAll(async () => {
  recogniser = await startScriptedDeepgram();
  platform = await startPlatform({
    LINE_SOUND: 'true',
    VOICE_ACTIVITY: 'silero',
    SPEECH_TO_TEXT_STREAMING: 'deepgram',
    SPEECH_TO_TEXT_DEEPGRAM_URL: recogniser.url,
    SPEECH_TO_TEXT_DEEPGRAM_API_KEY: recogniserKey,
  });
  browser = await launchBrowser(microphoneFile(directory, 12));
  const { baseUrl, accounts } = platform.file();
  call = (await makeApi(baseUrl)).as({ apiKey: accounts[0]?.apiKey ?? '' });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all([platform?.stop(), recogniser?.stop()]);
  rmSync(directory, { recursive: true, force: true });
});

test('an expert talks with the interviewer in the browser, interrupts, and types in between; both sides are recorded', async () => {
  recogniser.hear({ words: said, partials: ['We compared five'], delayMs: 300 });
  const questions = [longQuestion, 'Which costs surprise owners?'];
  const { body } = await call('POST', '/api/interviews', { ...rehearsed, questions });
  const { id } = body as { id: string };

  const person = await aPerson(browser);
  await person.addInitScript(watchInterruption);
  const tab = await openLink(person, platform.file().appUrl, id);
  await tab.agree('voice');
  await tab.press('Start the interview');
  await tab.hears('Hello');
  await tab.page.locator('.partial').getByText('We compared five').waitFor();
  // how soon is measured by the benchmark of voice
  await tab.page.waitForFunction(
    () => (globalThis as unknown as { interruption: Interruption }).interruption.hasStopped,
  );
  await tab.hears(said);
  await tab.hears(lastWords);
  await tab.answer(typed);
  await tab.hears(questions[1] ?? '');
  await tab.confirm('End interview');
  await tab.heading('Thank you');
  await person.close();

  await eventually(async () => {
    const interview = await call('GET', `/api/interviews/${id}`);
    expect(interview.body).toMatchObject({ status: 'COMPLETED' });
  });
  const transcript: Json[] = (await call('GET', `/api/interviews/${id}/transcription`)).body;
  const experts = transcript.filter(({ role }) => role === 'user');
  expect(experts.map(({ message }) => message)).toEqual([said, typed]);
  const [opening] = transcript;
  expect(opening.message).toContain('Hello');
  expect(opening.message).not.toContain('Is it permits?');

  const { body: audio } = await call('GET', `/api/interviews/${id}/audio`);
  const webm = await eventually(async () => (await fetch(audio.url)).arrayBuffer());
  const line = platform.file().services.find(({ name }) => name === 'line')?.httpUrl ?? '';
  const recording = await listenTo(new Uint8Array(webm), line);
  const spokeAt = experts[0].timestamp_secs as number;
  expect(await recording.words(0, spokeAt)).toContain('Thank you for taking the time.');
  expect(recording.loudest(spokeAt + 0.5, spokeAt + 3)).toBeGreaterThan(1000);
  // the interviewer speaks in tones, the expert does not
  expect(await recording.words(spokeAt + 0.5, spokeAt + 3.5)).toBe('');
});
