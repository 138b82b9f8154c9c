import { answerOf, type Client } from '@colloquy/client';
import { eventually } from '@colloquy/testing';
import { expectAccessible } from '@colloquy/testing/accessible';
import type { Browser, Page } from 'playwright-core';
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

// a user has at most five streams of events
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
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
    await page
      .getByRole('heading', { level: 1, name: heading })
      .waitFor()
      .catch(async (error: Error) => {
        const shown = await page.locator('body').innerText();
        throw new Error(`${error.message}; ${page.url()} shows: ${shown}`);
      });
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
  await page.getByPlaceholder('Search pages, actions and interviews').fill('dark');
  await page.getByRole('option', { name: /dark/i }).first().waitFor();
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await brightness(page)).toBeLessThan(128));
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await brightness(page)).toBeLessThan(128);
  await expectAccessible(page);
});

test('the graph of transfer rules is read and edited by keyboard', async () => {
  const agentCalled = async (name: string) =>
    answerOf(client.POST('/api/agents', { body: { name, agentType: 'FULL_INTERVIEW', language: 'fi' } }));
  const [source, target] = [await agentCalled('Alku'), await agentCalled('Jatko')];
  const rule = { targetGroupId: target.id, condition: 'Hinta tulee puheeksi' };
  const params = { path: { groupId: source.id } };
  await answerOf(client.POST('/api/agents/{groupId}/transfer-rules', { params, body: rule }));
  const page = await openConsole(browser, platform.file(), user, {
    path: `/console/agents/${source.id}?tab=transfers`,
  });
  const edge = page.getByRole('button', { name: 'Edit: Alku → Jatko: Hinta tulee puheeksi' });
  await edge.waitFor();
  await expectAccessible(page);
  await edge.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('When').fill('Hinnasta puhutaan');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByRole('button', { name: 'Edit: Alku → Jatko: Hinnasta puhutaan' }).waitFor();
  await page.getByRole('figure').getByRole('link', { name: 'Jatko' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Jatko' }).waitFor();
});

test('a dialog has an address: it opens from a link, closes by the key and by going back', async () => {
  const id = await anInterview();
  const { baseUrl } = platform.file();
  const path = `/console/interviews?search=nothing&dialog=call&of=${id}`;
  const page = await openConsole(browser, platform.file(), user, { path });
  const dialog = page.getByRole('dialog', { name: 'Call the expert now' });
  await dialog.getByText('Wärmepumpen im Altbau').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Phone number', { exact: false }).fill('+4930901820');
  await dialog.getByRole('button', { name: 'Call' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const { dialInPhone, status } = await answerOf(
    client.GET('/api/interviews/{id}', { params: { path: { id } } }),
  );
  expect(dialInPhone).toBe('+4930901820');
  expect(['DIALING', 'WAITING_FOR_EXPERT']).toContain(status);
  expect(new URL(page.url()).search).toBe('?search=nothing');
  await page.goto(`${baseUrl}/console/interviews/${await anInterview()}`);
  await page.getByRole('button', { name: 'Actions' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog').waitFor();
  expect(new URL(page.url()).searchParams.get('dialog')).toBe('remove');
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a user of a suspended account reads why nothing can be used', async () => {
  const page = await openConsole(browser, platform.file(), user);
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch();
    const me = (await response.json()) as { account: object };
    await route.fulfill({ response, json: { ...me, account: { ...me.account, status: 'SUSPENDED' } } });
  });
  await page.goto(`${platform.file().baseUrl}/console/overview`);
  await page.getByRole('heading', { level: 1, name: 'The account is suspended' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).waitFor();
});

test('tabs of a user follow changes by one stream', async () => {
  const id = await anInterview();
  const path = `/console/interviews/${id}`;
  const first = await openConsole(browser, platform.file(), user, { path });
  const second = await first.context().newPage();
  const streams: string[] = [];
  second.on('request', (request) => {
    if (request.url().endsWith('/api/interviews/events')) streams.push(request.url());
  });
  await second.goto(platform.file().baseUrl + path);
  await second.getByRole('heading', { level: 1, name: 'Wärmepumpen im Altbau' }).waitFor();
  const body = { title: 'Wärmepumpen im Neubau' };
  await answerOf(client.PUT('/api/interviews/{id}', { params: { path: { id } }, body }));
  await answerOf(
    client.PUT('/api/interviews/{id}', {
      params: { path: { id } },
      body: { status: 'SCHEDULED', scheduledAt: '2031-05-01T10:00:00.000Z' },
    }),
  );
  for (const page of [first, second]) {
    await page.getByRole('heading', { level: 1, name: body.title }).waitFor();
  }
  expect(streams).toEqual([]);
  await first.close();
  await eventually(async () => expect(streams).toHaveLength(1));
});
