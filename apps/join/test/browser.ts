import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JoinPageView } from '@colloquy/contracts';
import { freePort } from '@colloquy/testing';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { makeHarness } from '../../conversation/test/harness';
import type { ScriptedInterview, ScriptedPlatform } from '../../conversation/test/scripted-platform';

const joinDir = join(__dirname, '../../../dist/apps/join');
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const phone = { width: 320, height: 640 };
// a microphone that beeps, and a browser that grants permissions without asking
const args = ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/**
 * The page in a browser, against the service with a scripted interview.
 * @param says a WAV file that the microphone hears once
 */
export function aBrowser(says?: string) {
  const harness = makeHarness({ joinDir });
  const mediaDir = mkdtempSync(join(tmpdir(), 'colloquy-join-media-'));
  let browser: Browser;

  beforeAll(async () => {
    if (!existsSync(executablePath)) throw new Error(`No browser at ${executablePath}; set CHROMIUM_PATH`);
    const microphone = says === undefined ? [] : [`--use-file-for-fake-audio-capture=${says}%noloop`];
    browser = await chromium.launch({ executablePath, args: [...args, ...microphone] });
  }, 30_000);
  afterAll(async () => {
    await browser.close();
    await harness.cleanUp();
    await harness.dropDatabase();
    rmSync(mediaDir, { recursive: true, force: true });
  }, 30_000);

  async function inWindow(run: (window: Window) => Promise<void>): Promise<void> {
    const context = await browser.newContext({ viewport: phone, locale: 'en-US' });
    context.setDefaultTimeout(90_000); // several windows are open at once, on a machine with other work
    try {
      await run({ context, open: (over, options) => open(context, over, options) });
    } finally {
      await context.close();
    }
  }

  async function open(
    context: BrowserContext,
    over: Partial<ScriptedInterview> = {},
    options: OpenOptions = {},
  ) {
    const platform = await harness.platform(over);
    const port = await freePort();
    const appUrl = `http://127.0.0.1:${port}`;
    const speech: Record<string, string> = options.overrides?.speech ? {} : { PAGE_SPEECH: 'browser' };
    const settings = { PORT: port, APP_URL: appUrl, MEDIA_DIR: mediaDir, ...speech, ...options.settings };
    const start = () => harness.app(platform, settings, options.overrides);
    const app = await start();
    if (options.script) await context.addInitScript(options.script);
    if (options.view) await changeView(context, options.view);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
    });
    await page.goto(`${appUrl}/call/${platform.interview.id}/join`);
    return { platform, app, start, appUrl, page, problems };
  }

  return {
    mediaDir,
    /** A test with its own browser, service and interview, concurrent with the others of the file. */
    test: (title: string, run: (window: Window) => Promise<void>) =>
      test.concurrent(title, () => inWindow(run), 120_000),
    /** Not concurrent: detecting the end of a turn depends on timing. */
    testAlone: (title: string, run: (window: Window) => Promise<void>) =>
      test(title, () => inWindow(run), 60_000),
  };
}

interface OpenOptions {
  view?: Partial<JoinPageView>;
  settings?: Record<string, string | number>;
  overrides?: Parameters<ReturnType<typeof makeHarness>['app']>[2];
  /** Runs in the page before its scripts. */
  script?: () => void;
}

export interface Window {
  context: BrowserContext;
  /** Starts a service with an interview and opens its link. */
  open(over?: Partial<ScriptedInterview>, options?: OpenOptions): Promise<Opened>;
}

interface Opened {
  platform: ScriptedPlatform;
  app: { stop(): Promise<void> };
  /** Starts the service again at the same address. */
  start: () => Promise<unknown>;
  appUrl: string;
  page: Page;
  /** Errors of the page and violations of its content security policy. */
  problems: string[];
}

/** Adds fields to the view that the service does not return for the scripted interview. */
async function changeView(context: BrowserContext, view: Partial<JoinPageView>): Promise<void> {
  await context.route('**/view', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as JoinPageView), ...view } });
  });
}

export { expectAccessible } from '@colloquy/testing/accessible';

export async function begin(page: Page, by: 'voice' | 'typing' = 'typing'): Promise<void> {
  await page.getByRole('radio', { name: by === 'voice' ? 'By voice' : 'By typing' }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Start the interview' }).click();
  await page.getByText(by === 'voice' ? 'Hello Jordan, I am Sam.' : 'How did you choose?').waitFor();
}

export async function answer(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your answer').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

export async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

export const users = (platform: ScriptedPlatform) =>
  platform.said().filter((line) => line.startsWith('user'));
