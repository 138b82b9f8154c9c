import { until } from '@colloquy/testing';
import type { JoinPageView } from '@colloquy/contracts';
import { expectAccessible } from '@colloquy/testing/accessible';
import { begin, scriptedPages } from './scripted-page';

const page = scriptedPages();

const invited: Partial<JoinPageView> = {
  minutes: 30,
  compliance: 'Please share nothing confidential.',
  invitation: {
    organisation: 'Acme Research',
    purpose: 'To learn how batteries are bought.',
    privacyUrl: 'https://acme.example/privacy',
    retention: 'One year.',
    contact: 'study@acme.example',
  },
};

page(
  'before agreeing the expert reads who asks, why, how long and what for; the consent is sent, and nothing is recorded before',
  async ({ open, server }) => {
    const tab = await open();
    await tab.getByText('Acme Research').waitFor();
    for (const text of [
      'To learn how',
      'Minutes: about 30.',
      'One year.',
      'nothing confidential',
      'study@',
    ]) {
      await tab.getByText(text).waitFor();
    }
    const privacy = tab.getByRole('link', { name: 'Read the privacy notice' });
    expect(await privacy.getAttribute('href')).toBe('https://acme.example/privacy');
    await expectAccessible(tab);
    expect(server.sent('hello')).toEqual([]);
    await begin(tab);
    const [hello] = server.sent('hello');
    expect(hello?.consent?.text).toContain('Please share nothing confidential.');
    expect(hello?.consent?.text).toContain('I understand and want to take part.');
    expect(hello?.consent?.language).toBe('en');
    expect(Date.parse(hello?.consent?.agreedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  },
  { view: invited },
);

page(
  'the invitation uses the interview’s language and direction, and dates have a time zone',
  async ({ open }) => {
    const tab = await open();
    await tab.getByRole('button').last().waitFor();
    expect(await tab.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'ar',
      'rtl',
    ]);
    await tab
      .getByText(/غرينتش|GMT|CET|UTC/)
      .first()
      .waitFor();
    await expectAccessible(tab);
    await tab.getByRole('button').last().click(); // begin now
    await tab.getByText('Acme Research').waitFor();
    await expectAccessible(tab);
    await tab.getByRole('radio').last().check();
    await tab.getByRole('checkbox').check();
    await tab.getByRole('button').last().click();
    await tab.getByText('How did you choose?').waitFor();
    await expectAccessible(tab);
  },
  { view: { ...invited, language: 'ar', scheduledAt: new Date(Date.now() + 86_400_000).toISOString() } },
);

page(
  'the green room tests and chooses the microphone and the loudspeaker, and says whether recognition works',
  async ({ open, context }) => {
    await context.grantPermissions(['microphone']);
    const tab = await open();
    await tab.getByRole('radio', { name: 'By voice' }).check();
    await tab.getByText('This browser can turn your speech into text.').waitFor();
    await tab.getByRole('button', { name: 'Check microphone' }).click();
    await tab.getByRole('meter', { name: 'Microphone level' }).waitFor();
    await tab.getByText('We can hear you.').waitFor();
    await tab.getByRole('button', { name: 'Play a test tone' }).click();
    await tab.getByText('Did you hear a tone?').waitFor();
    const choice = tab.getByLabel('Microphone', { exact: true });
    await choice.selectOption({ index: 1 });
    await tab.getByText('We can hear you.').waitFor();
    await expectAccessible(tab);
  },
  {
    script: () => Object.defineProperty(window, 'webkitSpeechRecognition', { value: class {} }),
  },
);

page(
  'the thank-you says what happens next and whom to ask, offers a copy, and announces the redirect, which can be stopped',
  async ({ open, server, context }) => {
    await context.route('https://client.example/**', (route) => route.fulfill({ body: 'arrived' }));
    const tab = await open();
    await begin(tab);
    await tab.getByLabel('Your answer').fill('By price.');
    await tab.keyboard.press('Enter');
    await until(() => server.sent('say').length === 1, 'the answer is sent');
    await tab.getByText('You said: By price.').waitFor();
    server.send({
      type: 'ended',
      reason: 'completed_by_expert',
      redirectUrl: 'https://client.example/done',
    });
    await tab
      .getByText(/In \d+ s you will be taken to client.example/)
      .first()
      .waitFor();
    await tab.getByText('study@acme.example').waitFor();
    await tab.getByText('What happens next').waitFor();
    await expectAccessible(tab);
    const download = tab.waitForEvent('download');
    await tab.getByRole('button', { name: 'Save as a file' }).click();
    expect((await download).suggestedFilename()).toBe('what-i-said.txt');
    await tab.getByText('You stay on this page.').waitFor();
    await expectAccessible(tab);
    await tab.getByRole('link', { name: 'Go there now' }).click();
    await tab.waitForURL('https://client.example/done');
  },
  { view: invited },
);

page('forced colours keep progress, notices and the countdown visible', async ({ open, server }) => {
  const tab = await open();
  await tab.emulateMedia({ forcedColors: 'active' });
  await begin(tab);
  server.send({ type: 'countdown', endsInMs: 20_000 });
  await tab.getByRole('button', { name: 'I’m here' }).waitFor();
  const border = (selector: string) =>
    tab.locator(selector).evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await border('.countdown')).not.toBe('0px');
  expect(await border('progress')).not.toBe('0px');
});

page(
  'after a reload only the last turn is announced; earlier turns are on the page from the start',
  async ({ open, context }) => {
    await context.addInitScript(() => {
      const announced: string[] = [];
      Object.assign(window, { announced });
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          const log = (target instanceof Element ? target : target.parentElement)?.closest('[role=log]');
          if (log) for (const node of addedNodes) announced.push(node.textContent ?? '');
        }
      }).observe(document, { childList: true, subtree: true });
    });
    const tab = await open();
    await begin(tab);
    for (const text of ['one', 'two']) {
      await tab.getByLabel('Your answer').fill(text);
      await tab.keyboard.press('Enter');
      await tab.getByText(`You said: ${text}`).waitFor();
    }
    await tab.reload();
    await tab.getByText('You said: two').waitFor();
    const announced = await tab.evaluate(() => (window as unknown as { announced: string[] }).announced);
    expect(announced.join(' ')).toContain('You said: two');
    expect(announced.join(' ')).not.toContain('You said: one');
  },
);
