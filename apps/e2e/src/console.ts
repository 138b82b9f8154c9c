import type { Browser, Page } from 'playwright-core';
import type { PlatformFile } from './platform';

export interface ConsoleUser {
  email: string;
  password: string;
}

export function demoUser({ accounts }: PlatformFile, role: 'administrator' | 'viewer'): ConsoleUser {
  const user = accounts[0]?.users.find((candidate) => candidate.role === role);
  if (!user) throw new Error(`No demo user is ${role}`);
  return user;
}

export async function fillIn(page: Page, { email, password }: ConsoleUser): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

interface OpenOptions {
  path?: string;
  width?: number;
  locale?: string;
  colorScheme?: 'light' | 'dark';
  isIdle?: boolean;
}

export async function openConsole(
  browser: Browser,
  { baseUrl }: PlatformFile,
  user: ConsoleUser,
  options: OpenOptions = {},
): Promise<Page> {
  const { path = '/console', width = 1280, locale = 'en-US', colorScheme = 'light', isIdle = true } = options;
  const context = await browser.newContext({ locale, colorScheme, viewport: { width, height: 900 } });
  context.setDefaultTimeout(30_000);
  // parts that wait until the browser is idle are not loaded
  if (!isIdle) await context.addInitScript('window.requestIdleCallback = () => 0');
  const page = await context.newPage();
  await page.goto(baseUrl + path);
  await fillIn(page, user).catch(async (error: Error) => {
    const shown = await page.locator('body').innerText();
    throw new Error(`${error.message}; ${page.url()} shows: ${shown}`);
  });
  await page.waitForURL(`${baseUrl}/console/**`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // like a user whose identity provider was too slow
  const notice = page.locator('main.notice');
  if (await notice.isVisible()) {
    await notice.getByRole('button').click();
    await page.locator('main:not(.notice) h1').waitFor();
  }
  return page;
}
