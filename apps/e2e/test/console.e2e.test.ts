import { answerOf, type Client, type NewInterview } from '@colloquy/client';
import { eventually } from '@colloquy/testing';
import { expectAccessible } from '@colloquy/testing/accessible';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page, Route } from 'playwright-core';
import { makeApi } from '../src/api';
import { type ConsoleUser, demoUser, fillIn, openConsole } from '../src/console';
import { launchBrowser, onThePage } from '../src/join-page';
import { type Platform, startPlatform } from '../src/platform';
import { rehearse } from '../src/rehearsal';

let platform: Platform;
let client: Client;
let browser: Browser;
let administrator: ConsoleUser;
let viewer: ConsoleUser;

beforeAll(async () => {
  platform = await startPlatform({ LINE_SOUND: 'true' });
  const file = platform.file();
  administrator = demoUser(file, 'administrator');
  viewer = demoUser(file, 'viewer');
  client = (await makeApi(file.baseUrl)).client({ apiKey: file.accounts[0]?.apiKey ?? '' });
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

const open = (path = '/console', user = administrator) =>
  openConsole(browser, platform.file(), user, { path });

const interviewBody = (title: string): NewInterview => ({
  title,
  interviewType: 'FULL_INTERVIEW',
  callSubject: 'Retrofit of heat pumps',
  expertData: {
    name: 'Dana Whitfield',
    title: 'Head of Engineering',
    employmentHistory: [{ title: 'Head of Engineering', company: 'Norlund Heating' }],
  },
  questions: ['What slows a retrofit down most?', 'Which costs surprise building owners?'],
});

const create = async (title: string): Promise<string> =>
  (await answerOf(client.POST('/api/interviews', { body: interviewBody(title) }))).id;

/** Bytes that came over the network for the page and its files. */
const transferred = async (page: Page): Promise<number> =>
  page.evaluate(`[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({ name }) => new URL(name).pathname.startsWith('/console'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`);

test.each(['en-GB', 'de-AT', 'es-MX', 'fr-CA'])(
  'the first load in %s takes at most 190 kB',
  async (locale) => {
    const page = await openConsole(browser, platform.file(), administrator, { locale, isIdle: false });
    await page.getByRole('table').or(page.getByText(/^0 /)).first().waitFor();
    const bytes = await transferred(page);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(190_000);
  },
);

test('every page works from 320 pixels without violations of axe', async () => {
  const id = await create('Heat pumps at 320 pixels');
  const page = await open();
  const paths = ['', '/new', `/${id}`].map((rest) => `/console/interviews${rest}`);
  for (const path of [...paths, '/console/agents', '/console/overview', '/console/account']) {
    await page.goto(platform.file().baseUrl + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
  }
});

test('a reload, and a link to a page, keep their place; signing out ends the sign-in', async () => {
  const page = await open('/console/interviews?status=COMPLETED&search=nothing');
  expect(new URL(page.url()).search).toBe('?status=COMPLETED&search=nothing');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Interviews' }).waitFor();
  expect(new URL(page.url()).search).toBe('?status=COMPLETED&search=nothing');
  expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toMatch(/eyJ/);
  await page.getByRole('button', { name: 'Ada Acme' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/session\/end|signed-out/);
});

test('an access token that the API refuses is renewed; without a session, the user signs in again and loses nothing', async () => {
  const page = await open('/console/interviews/new');
  await page.getByLabel('Title', { exact: false }).first().fill('A title that must not be lost');
  let refusals = 0;
  await page.route('**/api/agents**', async (route) => {
    refusals += 1;
    if (refusals > 1) return route.continue();
    await route.fulfill({ status: 401, json: { error: 'The access token has expired' } });
  });
  await page.getByRole('link', { name: 'Agents' }).click();
  await page.getByRole('heading', { name: 'Unsaved changes' }).waitFor();
  await page.getByRole('button', { name: 'Leave the page' }).click();
  await page
    .getByText('Full interview')
    .first()
    .waitFor()
    .catch(() => undefined);
  await eventually(async () => expect(refusals).toBeGreaterThan(1));
  await page.unroute('**/api/agents**');

  await page.goto(`${platform.file().baseUrl}/console/interviews/new`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search pages, actions and interviews').waitFor();
  await page.context().clearCookies();
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { error: 'expired' } }));
  await page.keyboard.type('heat');
  const again = page.getByRole('button', { name: 'Sign in again' });
  await again.waitFor();
  await page.keyboard.press('Control+k'); // no other dialog may open over this one and hide it
  await again.waitFor();
  expect(await page.getByRole('combobox').count()).toBe(0);
  await page.unroute('**/api/**');
  await again.click();
  await fillIn(page, administrator);
  await page.waitForURL('**/console/interviews/new');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByLabel('Title', { exact: false }).first().inputValue()).toBe(
    'A title that must not be lost',
  );
});

test('a viewer reads and is offered no action; the interview of another account does not exist', async () => {
  await create('Heat pumps for a viewer');
  const page = await open('/console/interviews', viewer);
  await page.getByText('Heat pumps for a viewer').first().waitFor();
  expect(await page.getByRole('link', { name: 'New interview' }).count()).toBe(0);
  await page.goto(`${platform.file().baseUrl}/console/interviews/new`);
  await page.getByRole('heading', { level: 1, name: 'You have read-only access' }).waitFor();
  const other = platform.file().accounts[1]?.apiKey ?? '';
  const foreign = await answerOf(
    (await makeApi(platform.file().baseUrl))
      .client({ apiKey: other })
      .GET('/api/interviews', { params: { query: { page: 1, limit: 1 } } }),
  );
  const id =
    (Array.isArray(foreign) ? foreign : foreign.data)[0]?.id ?? '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11';
  await page.goto(`${platform.file().baseUrl}/console/interviews/${id}`);
  await page
    .getByRole('alert')
    .getByText(/do not have access|does not exist/)
    .waitFor();
});

test('the list follows an interview without a reload, and the finished one can be read', async () => {
  const id = await create('Heat pumps, live');
  const page = await open('/console/interviews?search=Heat+pumps%2C+live');
  const row = page.getByRole('row').filter({ hasText: 'Heat pumps, live' });
  await row.getByText('Not scheduled').waitFor();
  await platform.script('simulate', '--interview', id);
  await row.locator('.badge').getByText('Completed', { exact: true }).waitFor({ timeout: 90_000 });
  await row.getByRole('link', { name: 'Heat pumps, live' }).click();
  await page.getByRole('heading', { level: 1, name: 'Heat pumps, live' }).waitFor();
  await page.getByText('What slows a retrofit down most?').first().waitFor();
});

test('without a connection, a page that was not open yet is missing, and the console stays', async () => {
  const page = await open('/console/interviews');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Agents' }).click();
  await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Agents' }).waitFor();
});

test('an address of another account, or of nothing, leads back to the list', async () => {
  const { baseUrl, accounts } = platform.file();
  const stranger = (await makeApi(baseUrl)).client({ apiKey: accounts[1]?.apiKey ?? '' });
  const { id } = await answerOf(stranger.POST('/api/interviews', { body: interviewBody('Not yours') }));
  const page = await open(`/console/interviews/${id}`);
  await page.getByText('You do not have access to this').waitFor();
  expect(await page.getByText('Not yours').count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to: Interviews' }).click();
  await page.getByRole('heading', { level: 1, name: 'Interviews' }).waitFor();
  await page.goto(`${baseUrl}/console/agents/${id}`);
  await page.getByRole('link', { name: 'Go to: Agents' }).click();
  await page.getByRole('link', { name: 'Research interviewer' }).waitFor();
});

test('words off the record are shown as withheld, with their times; numbers of the overview list their interviews', async () => {
  const { baseUrl, accounts } = platform.file();
  const api = (await makeApi(baseUrl)).as({ apiKey: accounts[0]?.apiKey ?? '' });
  const title = 'Heat pumps, off the record';
  const id = await rehearse(platform, api, 'off-the-record', { title });
  await eventually(async () => {
    expect((await api('GET', `/api/interviews/${id}`)).body.analysisGeneratedAt).not.toBeNull();
  });
  const { body: timing } = await api('GET', `/api/interviews/${id}/transcription/timing`);
  expect(timing.withheld.map(({ reason }: { reason: string }) => reason)).toContain('off_the_record');

  const page = await open(`/console/interviews/${id}`);
  const notes = page.getByRole('listitem').filter({ hasText: /^Withheld, \d+:\d\d to \d+:\d\d\./ });
  await notes.first().waitFor();
  expect(await notes.count()).toBe(timing.withheld.length);
  await expectAccessible(page);

  const recording = { url: `${baseUrl}/console/config.json?recording`, expiresIn: 3600 };
  await page.route('**/audio', (route) => route.fulfill({ json: recording }));
  await page.reload();
  await page.getByRole('button', { name: 'Play' }).waitFor();
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Recording' }).press('Enter');
  expect((await saved).url()).toBe(recording.url);

  await page.goto(`${baseUrl}/console/overview`);
  await page
    .getByRole('table', { name: 'By channel' })
    .getByRole('row')
    .filter({ hasText: 'web' })
    .getByRole('link')
    .click();
  await page.getByRole('row').filter({ hasText: title }).waitFor();
  expect(new URL(page.url()).searchParams.get('channel')).toBe('WEB');
  await page.getByLabel('Channel').selectOption('PHONE');
  await page.getByRole('row').filter({ hasText: title }).waitFor({ state: 'detached' });
  await expectAccessible(page);

  await page.goBack();
  await page.goBack();
  const questions = page.getByRole('table', { name: 'Answers and drop-out by question' });
  await questions.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('row').filter({ hasText: title }).waitFor();
  expect(await page.getByLabel('Question number').inputValue()).toBe('1');
  await page.getByLabel('Status').selectOption('Withdrawn');
  await page.getByRole('row').filter({ hasText: title }).waitFor({ state: 'detached' });
  await page.getByLabel('Withdrawn from (UTC)').waitFor();
  await expectAccessible(page);
});

test('a delivery is read with its request, to the byte, and with what the endpoint answered', async () => {
  const receiver = createServer((req, res) => {
    req.resume().on('end', () => res.writeHead(401).end('the key is wrong'));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = receiver.address() as AddressInfo;
    const body: NewInterview = {
      ...interviewBody('Heat pumps, refused'),
      notifications: [
        { endpoint: `http://127.0.0.1:${port}/hook`, attributes: { headers: { 'x-key': 'canary' } } },
      ],
    };
    const { id } = await answerOf(client.POST('/api/interviews', { body }));
    await platform.script('simulate', '--interview', id);
    const page = await open(`/console/interviews/${id}?tab=deliveries`);
    await page.getByText('Check the credentials').waitFor({ timeout: 60_000 });
    await page.getByText('Request and answer').press('Enter');
    await page.getByText(/x-key: \*\*\*/).waitFor();
    await page.getByText(`"interviewId": "${id}"`).waitFor();
    await page.getByText('the key is wrong').waitFor();
    expect(await page.getByText('canary').count()).toBe(0);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
  } finally {
    receiver.close();
  }
});

test('all interviews of a list are selected over its pages and deleted, with one question', async () => {
  for (let n = 0; n < 30; n++) await create(`Retired ${n}`);
  await create('Heat pumps that stay');
  const page = await open('/console/interviews?search=Retired');
  await page.getByText('30 interviews').waitFor();
  await page.getByLabel('Select Retired 29').check();
  await page.getByRole('button', { name: 'Select all 30 interviews of the list' }).press('Enter');
  await page.getByText('30 selected').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('heading', { name: 'Delete 30 interviews?' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByText('30 interviews done').waitFor();
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await page.getByText('No matching interviews').waitFor();
  await page.goto(`${platform.file().baseUrl}/console/interviews?search=that+stay`);
  await page.getByText('Heat pumps that stay').first().waitFor();
});

test('a form that is sent again because its answer was lost creates one interview', async () => {
  const source = await create('Heat pumps, sent twice');
  const page = await open(`/console/interviews/new?from=${source}`);
  await page.getByLabel('Title', { exact: false }).first().fill('Sent twice');
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/interviews', loseAnswer, { times: 1 });
  await page.getByRole('button', { name: 'Create interview' }).press('Enter');
  await page.getByRole('alert').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Create interview' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Sent twice' }).waitFor();
  const query = { search: 'Sent twice', page: 1, limit: 10 };
  const list = await answerOf(client.GET('/api/interviews', { params: { query } }));
  const titles = (Array.isArray(list) ? list : list.data).map(({ title }) => title);
  expect(titles.filter((title) => title === 'Sent twice')).toHaveLength(1);
});

test('an import that a reload interrupts creates no interview twice; its pages are reached by number', async () => {
  const rows = Array.from(
    { length: 60 },
    (_, n) => `Imported ${n},Heat pumps,Dana,Head,Norlund,What is slow?`,
  );
  const file = ['Title,Subject,Expert,Job title,Company,Questions', ...rows, 'Without an expert,Heat,,,,'];
  const page = await open('/console/interviews/import');
  await page.setInputFiles('input[type=file]', {
    name: 'experts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file.join('\n')),
  });
  await page.getByText('1 row has errors').waitFor();
  let unanswered = 0;
  await page.route('**/api/interviews', async (route) => {
    if (unanswered === 4) return route.continue();
    unanswered += 1;
    await route.fetch(); // the platform creates the interview, and the page never hears of it
  });
  await page.getByRole('button', { name: 'Import 60 interviews' }).press('Enter');
  const imported = async () => {
    const query = { search: 'Imported', page: 1, limit: 100 };
    const list = await answerOf(client.GET('/api/interviews', { params: { query } }));
    return Array.isArray(list) ? list : list.data;
  };
  await eventually(async () => expect(await imported()).toHaveLength(4));
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.unroute('**/api/interviews');
  await page.getByRole('button', { name: 'Import 60 interviews' }).press('Enter');
  await page.getByText('60 interviews were imported').waitFor();
  expect(new Set((await imported()).map(({ title }) => title)).size).toBe(60);
  expect(await imported()).toHaveLength(60);

  await page.goto(`${platform.file().baseUrl}/console/interviews?search=Imported`);
  const jump = page.getByLabel('Go to page');
  await jump.fill('9');
  await jump.press('Enter');
  await page.getByText('Page 3 of 3').waitFor();
  expect(await jump.evaluate('document.activeElement.ariaLabel')).toBe('Go to page');
  await page.getByRole('button', { name: 'Save view' }).press('Enter');
  await page.getByLabel('Name').fill('The imported ones');
  await page.getByLabel('Name').press('Enter');
  await page.getByRole('link', { name: 'The imported ones' }).waitFor();
  await eventually(async () => {
    expect(await page.evaluate('document.activeElement.textContent')).toBe('The imported ones');
  });
  await expectAccessible(page);
});

test('a row that is edited after its answer was lost is imported as edited', async () => {
  const page = await open('/console/interviews/import');
  await page.setInputFiles('input[type=file]', {
    name: 'experts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Title,Other,Subject,Expert,Job title,Company,Questions\nEarly wording,Late wording,Heat,Dana,Head,Norlund,Why?',
    ),
  });
  const run = page.getByRole('button', { name: 'Import 1 interview' });
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/interviews', loseAnswer, { times: 1 });
  await run.press('Enter');
  await page.getByText('1 row failed').waitFor();
  await page.getByRole('combobox', { name: 'Title', exact: true }).selectOption('');
  await page.getByRole('combobox', { name: 'Other', exact: true }).selectOption('title');
  await page.getByRole('cell', { name: 'Late wording' }).waitFor();
  await run.press('Enter');
  await page.getByRole('link', { name: 'Imported' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Late wording' }).waitFor();
});

test('an agent is rehearsed with a simulated expert, and the report has an address of its own', async () => {
  const [agent] = await answerOf(client.GET('/api/agents', { params: { query: { role: 'ROOT' } } }));
  const page = await open(`/console/agents/${agent?.id}?tab=rehearsals`);
  await page.getByLabel('Simulated expert').selectOption('confiding');
  await page.getByLabel('Title').fill('Heat pumps, rehearsed');
  await page.getByLabel('Questions').fill('What slows a retrofit down most?\nWhich costs surprise owners?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the rehearsal' }).click();
  await page.getByRole('heading', { level: 1, name: 'Heat pumps, rehearsed' }).waitFor();
  await page.getByRole('heading', { name: 'Wishes of the expert' }).waitFor();
  await page.getByText('✓ Honoured').waitFor();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.reload();
  await page.getByRole('heading', { name: 'Transcript' }).waitFor();
  await page.getByRole('link', { name: 'All rehearsals of the agent' }).click();
  await page.getByRole('link', { name: 'Heat pumps, rehearsed' }).waitFor();
  await expectAccessible(page);
});

test('"Try it yourself" leads to a test interview that ends with a goodbye and shows its transcript', async () => {
  const page = await open(`/console/agents/${await defaultAgent()}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Try it yourself' }).press('Enter');
  const tab = onThePage(await opened);
  await tab.agree('typing');
  await tab.press('Start the interview');
  await tab.hears('an ordinary working day');
  await tab.answer('I plan retrofits of heat pumps in the morning and visit sites in the afternoon.');
  await tab.hears('changed most in your work');
  await tab.answer('Permits take twice as long, because the cities have fewer inspectors now.');
  await tab.confirm('End interview');
  await tab.heading('Thank you');
  await page.getByRole('link', { name: 'Interviews of this agent' }).press('Enter');
  await page
    .getByRole('link', { name: /^Test of / })
    .first()
    .press('Enter');
  await page.getByText('Completed').first().waitFor();
  await page.getByText('Permits take twice as long').first().waitFor();
  await expectAccessible(page);
});

test('an earlier version of an agent is used again as a new version', async () => {
  const { id } = await answerOf(
    client.POST('/api/agents', {
      body: {
        name: 'Robin',
        agentType: 'FULL_INTERVIEW',
        language: 'en',
        firstMessage: 'Hello, the first way.',
      },
    }),
  );
  const path = { id };
  const body = { firstMessage: 'Hello, the second way.' };
  await answerOf(client.PUT('/api/agents/{id}', { params: { path }, body }));
  const page = await open(`/console/agents/${id}?tab=compare`);
  await page.getByRole('button', { name: 'Use this version again (Version 1)' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Use this version again' }).press('Enter');
  await page.getByText('Version 3 is saved').first().waitFor();
  const agent = await answerOf(client.GET('/api/agents/{id}', { params: { path } }));
  expect([agent.versionNumber, agent.firstMessage]).toEqual([3, 'Hello, the first way.']);
  await answerOf(client.DELETE('/api/agents/{id}', { params: { path } }));
});

test('the voice of an agent is heard by keyboard before it is saved, and its versions can be heard beside each other', async () => {
  const { id } = await answerOf(
    client.POST('/api/agents', {
      body: {
        name: 'Kim',
        agentType: 'FULL_INTERVIEW',
        language: 'en',
        firstMessage: 'Hello, I am Kim, and I have a few questions.',
      },
    }),
  );
  const page = await open(`/console/agents/${id}?tab=transfers`);
  await page.getByRole('button', { name: 'New rule' }).click();
  await page.getByText('There is no other agent of yours yet').waitFor();
  await page.goto(`${platform.file().baseUrl}/console/agents/${id}`);
  const speed = page.getByLabel('Speed of the voice');
  const listen = page.getByRole('button', { name: 'Listen to the voice' });
  const isSpeaking = page.getByText('The voice is speaking');
  await speed.fill('8');
  expect(await listen.isDisabled()).toBe(true);
  await speed.fill('0.8');
  await listen.press('Enter');
  await isSpeaking.waitFor();
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await listen.waitFor();
  await listen.press('Enter');
  await isSpeaking.waitFor();
  await expectAccessible(page);
  await isSpeaking.waitFor({ state: 'hidden' });
  await page.goto(
    `${platform.file().baseUrl}/console/agents/${id}?tab=compare&right=${await defaultAgent()}`,
  );
  await page.getByRole('button', { name: 'Listen to the voice: Version 1' }).click();
  await isSpeaking.waitFor();
  expect(await page.getByRole('button', { name: /^Listen to the voice: / }).count()).toBe(1);
  await page.route('**/api/voices/samples', (route) =>
    route.fulfill({
      status: 409,
      json: { error: 'The platform has no speech synthesis', code: 'SPEECH_OFF' },
    }),
  );
  await page.getByRole('button', { name: /^Listen to the voice: / }).click();
  await page.getByRole('alert').getByText('This platform has no speech synthesis').waitFor();
  await expectAccessible(page);
});

async function defaultAgent(): Promise<string> {
  const agents = await answerOf(client.GET('/api/agents', { params: { query: { role: 'ROOT' } } }));
  return agents.find(({ isSystem }) => isSystem)?.id ?? '';
}
