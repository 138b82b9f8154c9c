import { existsSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { eventCatalogue, generateAsyncApi } from '@colloquy/contracts';
import { chromium } from 'playwright-core';
import { type RunningGateway, startGateway } from './harness';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.cleanUp());

test('the AsyncAPI document is served without authentication', async () => {
  const { status, body, headers } = await gateway.call('/api-docs/events/asyncapi.json');
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^application\/json/)]);
  expect(body).toEqual(JSON.parse(JSON.stringify(generateAsyncApi())));
});

test('the page contains no script and loads nothing from other origins, and its policy forbids both', async () => {
  const { text, headers } = await gateway.call('/api-docs/events');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(text).not.toMatch(/<script|\bstyle=|\bon\w+=|https?:/);
  expect((await gateway.call('/api-docs/events/style.css')).headers.get('content-type')).toMatch(
    /^text\/css/,
  );
});

test('the REST API page links to the page, which is accessible and fits desktop and phone screens', async () => {
  if (!existsSync(executablePath)) throw new Error(`No browser at ${executablePath}; set CHROMIUM_PATH`);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await (await browser.newContext()).newPage(); // axe needs a context of its own
    await page.goto(`${gateway.url}/api-docs`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await page.waitForURL('**/api-docs/events');
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    await page.reload();

    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings).toEqual(['Every event', ...Object.keys(eventCatalogue)]);
    const shown = await page.getByRole('main').innerText();
    for (const { trigger } of Object.values(eventCatalogue)) expect(shown).toContain(trigger);
    const ended = page.locator('section', { has: page.getByRole('heading', { name: 'session.ended.v1' }) });
    expect(await ended.innerText()).toMatch(/durationSeconds\s+integer, from 0\s+Connected time/);

    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const tooWide = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
      expect(tooWide).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
    }
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
});
