import { chromium, type Page } from 'playwright-core';
import { ensureChromium } from '../../platform/src/machine/chromium.ts';
import { spreadOf, type Spread } from './statistics.ts';
import type { Context } from './requests.ts';

/** Speed of a slow phone by the benchmark of Lighthouse; desktop computers have 1500 and more. */
const phoneSpeed = 500;
/** A slow mobile network: bytes a second, milliseconds. */
const network = { downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150, offline: false };
const visits = 9;

/** Time from the request of the first page of the console to its heading, on a simulated slow phone without cached files. */
export async function measureConsole({ platform, progress }: Context): Promise<{ usableMs: Spread }> {
  const executablePath = await progress.step('Looking for Chromium', ensureChromium);
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 360, height: 800 } });
    const page = await context.newPage();
    const address = `${platform.baseUrl}/console/interviews`;
    await page.goto(address);
    await signIn(page, platform.accounts[0]?.users[0]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await beSlowPhone(page);
    const times: number[] = [];
    const visit = async () => {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      times.push(
        await page.evaluate<number>(
          `window.usableAfterMs - performance.getEntriesByType('navigation')[0].requestStart`,
        ),
      );
    };
    await progress.step(`Opening the console ${visits} times`, async () => {
      for (let n = 0; n < visits; n++) await visit();
    });
    return { usableMs: spreadOf(times) };
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page, user: { email: string; password: string } | undefined): Promise<void> {
  if (!user) throw new Error('The platform has no demo user');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password').fill(user.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function beSlowPhone(page: Page): Promise<void> {
  const speed = await page.evaluate<number>(`{
    const begin = performance.now();
    let rounds = 0;
    while (performance.now() - begin < 500) {
      let text = '';
      for (let n = 0; n < 10_000; n++) text += 'a';
      if (text.length > 1) rounds++;
    }
    rounds / 10 / ((performance.now() - begin) / 1000);
  }`);
  await page.addInitScript(`{
    const look = () =>
      document.querySelector('h1') ? (window.usableAfterMs = performance.now()) : requestAnimationFrame(look);
    look();
  }`);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, speed / phoneSpeed) });
}
