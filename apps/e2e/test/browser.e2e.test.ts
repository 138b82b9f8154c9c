import { answerOf, type Client, type Interview, type NewInterview } from '@colloquy/client';
import { eventually } from '@colloquy/testing';
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from 'playwright-core';
import { makeApi } from '../src/api';
import { type BreakableProxy, startBreakableProxy } from '../src/breakable-proxy';
import { aPerson, launchBrowser, openLink } from '../src/join-page';
import { type Platform, startPlatform } from '../src/platform';

let platform: Platform;
let client: Client;
let browser: Browser;
let proxy: BreakableProxy;

beforeAll(async () => {
  platform = await startPlatform({ PAGE_SPEECH: 'browser' });
  [browser, proxy] = await Promise.all([launchBrowser(), startBreakableProxy()]);
  const { baseUrl, accounts } = platform.file();
  client = (await makeApi(baseUrl)).client({ apiKey: accounts[0]?.apiKey ?? '' });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all([platform?.stop(), proxy?.stop()]);
});

const questions = ['What slows a retrofit down most?', 'Which costs surprise building owners?'] as const;
const answers = [
  'Permits take longest, because three offices check one after another and nobody works in parallel. It took us 14 weeks in 2024.',
  'The new power connection, because the utility charges 40,000 dollars for it. At our building in Austin that was a third of the budget.',
] as const;

async function invite(change: Partial<NewInterview> = {}): Promise<string> {
  const body: NewInterview = {
    title: 'Heat pumps',
    interviewType: 'FULL_INTERVIEW',
    callSubject: 'Retrofit of heat pumps',
    expertData: {
      name: 'Dana Whitfield',
      title: 'Head of Engineering',
      employmentHistory: [{ title: 'Head of Engineering', company: 'Norlund Heating' }],
    },
    questions: [...questions],
    ...change,
  };
  return (await answerOf(client.POST('/api/interviews', { body }))).id;
}
const open = (person: BrowserContext, id: string) => openLink(person, platform.file().appUrl, id);
const read = (id: string) => answerOf(client.GET('/api/interviews/{id}', { params: { path: { id } } }));

/** Waits until the interview is completed, processed and analysed, and returns it with its sessions in order. */
async function completed(id: string) {
  const interview: Interview = await eventually(async () => {
    const found = await read(id);
    expect(found).toMatchObject({ status: 'COMPLETED', analysisGeneratedAt: expect.any(String) as string });
    return found;
  });
  return { interview, sessions: [...interview.sessions].reverse() };
}

async function expertSaid(id: string): Promise<string[]> {
  const path = { id };
  const entries = await answerOf(client.GET('/api/interviews/{id}/transcription', { params: { path } }));
  return entries.filter(({ role }) => role === 'user').map(({ message }) => message);
}

test.concurrent(
  'a broken connection and a closed tab lose no words, and the expert is finally redirected to the client’s page',
  async () => {
    const id = await invite({ redirectUrl: 'https://client.example/done?ref=1' });
    const person = await aPerson(browser, proxy.url);
    await person.route('https://client.example/**', (route) => route.fulfill({ body: 'arrived' }));

    const tab = await open(person, id);
    await tab.press('Start the interview');
    await tab.page.getByText('Please tick the box first.').waitFor();
    expect((await read(id)).sessionCount).toBe(0);
    await tab.agree('voice');
    await tab.press('Start the interview');
    await tab.hears(questions[0]);
    await tab.page.getByText('Recording', { exact: true }).waitFor();

    proxy.breakConnections();
    await tab.page.getByText('The connection was lost.').waitFor();
    await tab.answer(answers[0]);
    expect(await tab.timesSaid(questions[1])).toBe(0);
    proxy.restoreConnections();
    await tab.hears(questions[1]);
    expect(await tab.timesSaid(answers[0])).toBe(1);

    await tab.page.close();
    const back = await open(person, id);
    await back.agree('voice');
    await back.press('Continue where you left off');
    await back.hears(answers[0]);
    await back.answer(answers[1]);
    await back.page.getByText('That was the last question.').waitFor();
    await back.press('End interview');
    await back.page.getByRole('button', { name: 'Back to the interview' }).click();
    await back.confirm('End interview');
    await back.page.waitForURL(`https://client.example/done?ref=1&interviewId=${id}&status=completed`);
    await person.close();

    const { interview, sessions } = await completed(id);
    expect(sessions).toMatchObject([
      { platform: 'WEB', disconnectReason: 'redialed', continuesSessionId: null },
      { platform: 'WEB', disconnectReason: 'completed_by_expert', continuesSessionId: sessions[0]?.id },
    ]);
    expect(await expertSaid(id)).toEqual(answers);
    for (const { quote } of interview.quotes ?? []) expect(answers.join('\n')).toContain(quote);
    expect(interview.quotes?.length).toBeGreaterThan(0);
    expect(interview.qualityScore).toBeGreaterThan(0);
    expect(interview.agentScore).toBeGreaterThan(0);

    const path = { id };
    const { url } = await answerOf(client.GET('/api/interviews/{id}/audio', { params: { path } }));
    const recording = await fetch(url);
    expect(recording.status).toBe(200);
    expect((await recording.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  },
);

test.concurrent(
  'an expert who finishes later and starts over by the same link delivers only the new answers',
  async () => {
    const id = await invite();
    const person = await aPerson(browser);
    const tab = await open(person, id);
    await tab.agree('typing');
    await tab.press('Start the interview');
    await tab.hears(questions[0]);
    await tab.answer(answers[1]);
    await tab.hears(questions[1]);
    await tab.press('Finish later');
    const day = await tab.page.getByLabel('Keep it open until').inputValue();
    await tab.page.getByRole('dialog').getByRole('button', { name: 'Finish later' }).click();
    await tab.heading('See you later');
    const held = await read(id);
    expect(held.status).toBe('IN_PROGRESS');
    expect(new Date(held.resumeHoldUntil ?? 0)).toEqual(new Date(`${day}T23:59:59`));

    await tab.page.reload();
    await tab.agree('typing');
    await tab.confirm('Start over');
    await tab.hears(questions[0]);
    expect(await tab.timesSaid(answers[1])).toBe(0);
    await tab.answer(answers[0]);
    await tab.hears(questions[1]);
    await tab.confirm('End interview');
    await tab.heading('Thank you');
    await person.close();

    const { interview, sessions } = await completed(id);
    expect(sessions).toMatchObject([
      { disconnectReason: 'voice_session_disconnect', supersededAt: expect.any(String) as string },
      { disconnectReason: 'completed_by_expert', supersededAt: null, continuesSessionId: null },
    ]);
    expect(interview.resumeHoldUntil).toBeNull();
    expect(await expertSaid(id)).toEqual([answers[0]]);
  },
);

test.concurrent(
  'the page reports an interview that is open in another window, a completed interview and an unknown link',
  async () => {
    const id = await invite();
    const [person, other] = await Promise.all([aPerson(browser), aPerson(browser)]);
    const tab = await open(person, id);
    await tab.agree('typing');
    await tab.press('Start the interview');
    await tab.hears(questions[0]);
    const second = await open(other, id);
    await second.agree('typing');
    await second.page.getByRole('button', { name: /Start the interview|Continue/ }).click();
    await second.heading('The interview is open elsewhere');
    await tab.answer(answers[0]);
    await tab.hears(questions[1]);
    await tab.confirm('End interview');
    await tab.heading('Thank you');

    await completed(id);
    await second.page.reload();
    await second.heading('This interview is complete');
    const nowhere = await open(other, randomUUID());
    await nowhere.heading('This link does not lead to an interview');
    await Promise.all([person.close(), other.close()]);
    expect((await read(id)).sessions).toMatchObject([{ disconnectReason: 'completed_by_expert' }]);
  },
);
