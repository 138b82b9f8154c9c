import { existsSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { newId } from '@colloquy/kernel';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { freePort, makeHarness } from '../../conversation/test/harness';
import type { ScriptedInterview, ScriptedPlatform } from '../../conversation/test/scripted-platform';

const joinDir = join(__dirname, '../../../dist/apps/join');
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const phone = { width: 360, height: 640 };

const harness = makeHarness({ joinDir });
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  if (!existsSync(executablePath)) throw new Error(`No browser at ${executablePath}; set CHROMIUM_PATH`);
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
}, 30_000);
beforeEach(async () => {
  context = await browser.newContext({ viewport: phone, locale: 'en-US' });
});
afterEach(async () => {
  await context.close();
  await harness.cleanUp();
});
afterAll(async () => {
  await browser.close();
  await harness.dropDatabase();
});

/** The page in a browser against the service with a scripted interview behind it. */
async function openPage(over: Partial<ScriptedInterview> = {}, change: Record<string, number> = {}) {
  const platform = await harness.platform(over);
  const port = await freePort();
  const appUrl = `http://127.0.0.1:${port}`;
  const start = () => harness.app(platform, { ...change, PORT: port, APP_URL: appUrl });
  const app = await start();
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
  });
  await page.goto(`${appUrl}/call/${platform.interview.id}/join`);
  return { platform, app, start, appUrl, page, problems };
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Start the interview' }).click();
  await page.getByText('How did you choose?').waitFor();
}

async function answer(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your answer').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

const users = (platform: ScriptedPlatform) => platform.said().filter((line) => line.startsWith('user'));

test('an expert agrees, answers by typing and ends; every screen is accessible and nothing breaks the policy', async () => {
  const { platform, page, problems } = await openPage();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the interview' }).click();
  await page.getByText('Please tick the box first.').waitFor();
  expect(platform.interview.sessions).toEqual([]);

  await begin(page);
  await page.getByText('Question 1 of 2').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Your answer').fill('By price,');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('<b>mostly</b>.');
  await page.keyboard.press('Enter');
  await page.getByText('What went wrong?').waitFor();
  await page.getByText('Question 2 of 2').waitFor();
  await answer(page, 'Nothing.');
  await page.getByText('That was the last question.').waitFor();

  await page.getByRole('button', { name: 'End interview' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  expect(platform.reasons()).toEqual([undefined]);
  await confirm(page, 'End interview');
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await expectAccessible(page);
  expect(users(platform)).toEqual(['user: By price,\n<b>mostly</b>.', 'user: Nothing.']);
  expect(platform.reasons()).toEqual(['completed_by_expert']);
  expect(problems).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
}, 60_000);

test('a lost line and a reload lose nothing: the answer arrives once and the interviewer greets once', async () => {
  const { platform, app, start, page } = await openPage();
  await begin(page);
  platform.down();
  await answer(page, 'By price.');
  await page.getByText('One moment, please.').waitFor();
  await app.stop();
  await page.getByText('Reconnecting').waitFor();
  platform.up();
  await start();
  await page.getByText('What went wrong?').waitFor();
  await page.reload();
  await page.getByText('What went wrong?').waitFor();
  expect(await page.getByText('How did you choose?').count()).toBe(1);
  expect(await page.getByText('By price.').count()).toBe(1);
  expect(users(platform)).toEqual(['user: By price.']);
  expect(platform.interview.sessions).toHaveLength(1);
}, 60_000);

test('an expert who finishes later is told until when, and continues or starts over by the same link', async () => {
  const { platform, page } = await openPage();
  await begin(page);
  await answer(page, 'By price.');
  await page.getByText('What went wrong?').waitFor();
  await confirm(page, 'Finish later');
  await page.getByRole('heading', { name: 'See you later' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await page.getByText('By price.').waitFor();
  expect(platform.interview.sessions[1]?.continuesSessionId).toBe(platform.interview.sessions[0]?.id);
}, 60_000);

test('after a completed interview the expert is taken to the client’s page', async () => {
  await context.route('https://client.example/**', (route) => route.fulfill({ body: 'arrived' }));
  const { platform, page } = await openPage({ redirectUrl: 'https://client.example/done?ref=1#end' });
  await begin(page);
  await confirm(page, 'End interview');
  await page.waitForURL(
    `https://client.example/done?ref=1&interviewId=${platform.interview.id}&status=completed#end`,
  );
}, 60_000);

test('links that lead nowhere, are done or are open elsewhere say so', async () => {
  const { appUrl, page, platform } = await openPage();
  for (const id of [newId(), 'not-an-id']) {
    await page.goto(`${appUrl}/call/${id}/join`);
    await page.getByRole('heading', { name: 'This link does not lead to an interview' }).waitFor();
  }
  await page.goto(`${appUrl}/call/${platform.interview.id}/join`);
  await begin(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('checkbox').check();
  await other.getByRole('button', { name: /Continue|Start the/ }).click();
  await other.getByRole('heading', { name: 'The interview is open elsewhere' }).waitFor();
  await expectAccessible(other);
  platform.interview.status = 'COMPLETED';
  await other.reload();
  await other.getByRole('heading', { name: 'This interview is complete' }).waitFor();
}, 60_000);
