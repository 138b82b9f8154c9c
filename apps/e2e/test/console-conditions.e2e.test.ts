import { answerOf, type Client } from '@colloquy/client';
import { eventually } from '@colloquy/testing';
import { expectAccessible } from '@colloquy/testing/accessible';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { makeApi } from '../src/api';
import { type ConsoleUser, demoUser, openConsole } from '../src/console';
import { launchBrowser } from '../src/join-page';
import { type Platform, startPlatform } from '../src/platform';

let platform: Platform;
let client: Client;
let browser: Browser;
let user: ConsoleUser;

beforeAll(async () => {
  platform = await startPlatform();
  user = demoUser(platform.file(), 'administrator');
  client = (await makeApi(platform.file().baseUrl)).client({
    apiKey: platform.file().accounts[0]?.apiKey ?? '',
  });
  browser = await launchBrowser();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

const anInterview = async () => {
  const body = {
    title: 'Wärmepumpen im Altbau',
    interviewType: 'FULL_INTERVIEW' as const,
    callSubject: 'Nachrüstung',
    expertData: {
      name: 'Dana Wittmann',
      title: 'Ingenieurin',
      employmentHistory: [{ title: 'Ingenieurin', company: 'Norlund' }],
    },
    questions: ['Was bremst Sie?'],
  };
  return (await answerOf(client.POST('/api/interviews', { body }))).id;
};

/** Returns the brightness of the page's background, from 0 to 255. */
const brightness = async (page: Page): Promise<number> => {
  const [red = 0, green = 0, blue = 0] = await page.evaluate<number[]>(
    `getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).map(Number)`,
  );
  return (red + green + blue) / 3;
};

test.each([
  ['de-AT', 'dark', 'Interviews'],
  ['es-MX', 'dark', 'Entrevistas'],
  ['fr-CA', 'light', 'Entretiens'],
] as const)(
  'in %s and in %s mode, every page is in the language and without violations of axe',
  async (locale, colorScheme, heading) => {
    const id = await anInterview();
    const { baseUrl } = platform.file();
    const page = await openConsole(browser, platform.file(), user, { locale, colorScheme });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe(locale.slice(0, 2));
    const isDark = (await brightness(page)) < 128;
    expect(isDark).toBe(colorScheme === 'dark');
    const rest = ['/agents', '/comparisons', '/overview', '/account', '/account?tab=usage'];
    for (const path of ['/interviews', '/interviews/new', `/interviews/${id}`, ...rest]) {
      await page.goto(`${baseUrl}/console${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page);
    }
  },
);

test('a theme that the user chooses overrides that of the system, also after a reload', async () => {
  const page = await openConsole(browser, platform.file(), user, { colorScheme: 'light' });
  expect(await brightness(page)).toBeGreaterThan(128);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await brightness(page)).toBeLessThan(128));
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await brightness(page)).toBeLessThan(128);
  await expectAccessible(page);
});

/** A phone with a quarter of this machine's speed on a slow mobile network. */
async function slowPhone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_600 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

test('on a slow phone without cached files, the console can be used after two seconds', async () => {
  const page = await openConsole(browser, platform.file(), user, { width: 360 });
  await slowPhone(page);
  // from the last navigation, which returns from the identity provider, to the heading of the list
  await page.addInitScript(`{
    const look = () =>
      document.querySelector('h1') ? (window.usableAfterMs = performance.now()) : requestAnimationFrame(look);
    look();
  }`);
  await page.goto(`${platform.file().baseUrl}/console/interviews`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const usableAfterMs = await page.evaluate('window.usableAfterMs');
  expect(usableAfterMs).toBeLessThan(2000);
  await page.getByRole('link', { name: 'Agents' }).click();
  await page.getByRole('heading', { level: 1, name: 'Agents' }).waitFor();
});
