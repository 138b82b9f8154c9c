import { newId } from '@colloquy/kernel';
import type { WebSocketRoute } from 'playwright-core';
import { aBrowser, answer, begin, confirm, expectAccessible } from './browser';

const browser = aBrowser();
const dayMs = 24 * 60 * 60 * 1000;

browser.test(
  'an expert who finishes later chooses the day, reads until when, and continues or starts over with the same link',
  async ({ open }) => {
    const { platform, page } = await open();
    await begin(page);
    await answer(page, 'By price.');
    await page.getByText('What went wrong?').waitFor();
    await page.getByRole('button', { name: 'Finish later' }).click();
    const day = page.getByLabel('Keep it open until');
    const proposed = new Date(`${await day.inputValue()}T12:00:00`).getTime();
    expect(Math.round((proposed - Date.now()) / dayMs)).toBeGreaterThanOrEqual(6);
    await day.fill('2020-01-01');
    await page.getByRole('dialog').getByRole('button', { name: 'Finish later' }).click();
    await page.getByText(/Please choose a day between today and/).waitFor();
    await expectAccessible(page);
    const wanted = new Date(Date.now() + 3 * dayMs);
    const two = (value: number) => String(value).padStart(2, '0');
    await day.fill(`${wanted.getFullYear()}-${two(wanted.getMonth() + 1)}-${two(wanted.getDate())}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Finish later' }).click();
    await page.getByRole('heading', { name: 'See you later' }).waitFor();
    await page.getByText(String(wanted.getDate()), { exact: false }).first().waitFor();
    await expectAccessible(page);
    const until = new Date(platform.interview.holdUntilMs ?? 0);
    expect([until.getDate(), until.getHours(), until.getMinutes()]).toEqual([wanted.getDate(), 23, 59]);

    await page.reload();
    await page.getByRole('button', { name: 'Start over' }).waitFor();
    await page.getByRole('radio', { name: 'By typing' }).check();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continue where you left off' }).click();
    await page.getByText('By price.').waitFor();
    expect(platform.interview.sessions[1]?.continuesSessionId).toBe(platform.interview.sessions[0]?.id);
    await confirm(page, 'Finish later');
    await page.getByRole('heading', { name: 'See you later' }).waitFor();

    await page.reload();
    await page.getByRole('radio', { name: 'By typing' }).check();
    await page.getByRole('checkbox').check();
    await confirm(page, 'Start over');
    await page.getByText('Hello Jordan, I am Sam. How did you choose?').waitFor();
    expect(await page.getByText('By price.').count()).toBe(0);
    expect(platform.interview.sessions[2]?.continuesSessionId).toBeUndefined();
  },
);

browser.test('links to unknown, completed and busy interviews say so', async ({ context, open }) => {
  const { appUrl, page, platform } = await open();
  for (const id of [newId(), 'not-an-id']) {
    await page.goto(`${appUrl}/call/${id}/join`);
    await page.getByRole('heading', { name: 'This link does not lead to an interview' }).waitFor();
  }
  await page.goto(`${appUrl}/call/${platform.interview.id}/join`);
  await begin(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('radio', { name: 'By typing' }).check();
  await other.getByRole('checkbox').check();
  await other.getByRole('button', { name: /Continue|Start the/ }).click();
  await other.getByRole('heading', { name: 'The interview is open elsewhere' }).waitFor();
  await expectAccessible(other);
  platform.interview.status = 'COMPLETED';
  await other.reload();
  await other.getByRole('heading', { name: 'This interview is complete' }).waitFor();
  await expectAccessible(other);
});

browser.test(
  'a scheduled interview says when it starts, in its own language, and can begin early',
  async ({ open }) => {
    const scheduledAt = new Date(Date.now() + 2 * dayMs).toISOString();
    const { page } = await open({}, { view: { scheduledAt, language: 'de' } });
    await page.getByText('Dieses Interview ist für').waitFor();
    await page
      .getByText(new Intl.DateTimeFormat('de', { dateStyle: 'full' }).format(new Date(scheduledAt)))
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Jetzt beginnen' }).click();
    expect(await page.evaluate('document.documentElement.lang')).toBe('de');
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Tippen' }).check();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Interview beginnen' }).click();
    await page.getByText('Frage 1 von 2').waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByText('Frage 1 von 2').waitFor();
  },
);

browser.test(
  'switching to phone: a wrong number is refused, a failed call is reported, an answered call ends the page',
  async ({ context, open }) => {
    const asked: string[] = [];
    let line: WebSocketRoute | undefined;
    await context.routeWebSocket('**/socket', (route) => {
      const server = route.connectToServer();
      line = route;
      route.onMessage((message) => {
        if (String(message).includes('switch-to-phone')) asked.push(String(message));
        else server.send(message);
      });
    });
    const { page } = await open({}, { view: { phone: true } });
    await begin(page);
    const ask = async (number: string) => {
      await page.getByRole('dialog').getByLabel('Your phone number').fill(number);
      await page.getByRole('dialog').getByRole('button', { name: 'Call me' }).click();
    };
    await page.getByRole('button', { name: 'Switch to phone' }).click();
    await ask('030 1234567');
    await page.getByText('with + and the country code').waitFor();
    await expectAccessible(page);
    await ask('+49 (0)30 1234567');
    await page.getByText('We are calling you').waitFor();
    expect(asked.map((frame) => JSON.parse(frame) as unknown)).toEqual([
      { type: 'switch-to-phone', phoneNumber: '+49301234567' },
    ]);
    line?.send(JSON.stringify({ type: 'phone', state: 'failed' }));
    await page.getByText('The call did not go through').waitFor();
    await page.getByRole('button', { name: 'Switch to phone' }).click();
    await ask('0049 30 1234567');
    line?.send(JSON.stringify({ type: 'phone', state: 'calling' }));
    line?.send(JSON.stringify({ type: 'ended', reason: 'switched_to_phone' }));
    await page.getByRole('heading', { name: 'We go on by phone' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Come back to the browser' }).click();
    await page.getByRole('radio', { name: 'By typing' }).waitFor();
  },
);

browser.test(
  'a conversation on the phone can be moved to the page, which offers no phone if there is none',
  async ({ open }) => {
    const { page } = await open({}, { view: { onPhone: true } });
    await page.getByRole('heading', { name: 'The interview is running on the phone' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go on here' }).click();
    await begin(page);
    expect(await page.getByRole('button', { name: 'Switch to phone' }).count()).toBe(0);
  },
);
