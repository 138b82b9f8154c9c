import { aBrowser, answer, begin, confirm, expectAccessible, users } from './browser';

const browser = aBrowser();

browser.test(
  'an expert agrees, answers by typing and ends; every screen is accessible and nothing violates the policy',
  async ({ open }) => {
    const { platform, page, problems } = await open();
    await page.getByRole('button', { name: 'Start the interview' }).waitFor();
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
  },
);

browser.test('the whole interview works with the keyboard alone', async ({ open }) => {
  const { platform, page } = await open();
  await page.getByRole('button', { name: 'Start the interview' }).waitFor();
  const reach = async (role: 'radio' | 'checkbox' | 'button', name: string | RegExp) => {
    const wanted = page.getByRole(role, { name }).first();
    for (let steps = 0; steps < 20; steps++) {
      if (await wanted.evaluate((element) => element === element.ownerDocument.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${String(name)} cannot be reached`);
  };
  await reach('radio', 'By voice');
  await page.keyboard.press('ArrowDown');
  await reach('checkbox', /take part/);
  await page.keyboard.press('Space');
  await reach('button', 'Start the interview');
  await page.keyboard.press('Enter');
  await page.getByText('How did you choose?').waitFor();
  await page.keyboard.type('By price.');
  await page.keyboard.press('Enter');
  await page.getByText('What went wrong?').waitFor();
  await reach('button', 'End interview');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect(users(platform)).toEqual(['user: By price.']);
  expect(platform.reasons()).toEqual(['completed_by_expert']);
});

browser.test(
  'a disconnection and a reload lose nothing: the answer arrives once and the interviewer greets once',
  async ({ open }) => {
    const { platform, app, start, page } = await open();
    await begin(page);
    platform.down();
    await answer(page, 'By price.');
    await page.getByText('One moment, please.').waitFor();
    await app.stop();
    await page.getByText('Reconnecting').waitFor();
    await expectAccessible(page);
    platform.up();
    await start();
    await page.getByText('What went wrong?').waitFor();
    await page.reload();
    await page.getByText('What went wrong?').waitFor();
    expect(await page.getByText('How did you choose?').count()).toBe(1);
    expect(await page.getByText('By price.').count()).toBe(1);
    expect(users(platform)).toEqual(['user: By price.']);
    expect(platform.interview.sessions).toHaveLength(1);
  },
);

browser.test(
  'after a completed interview the expert is redirected to the client’s page',
  async ({ context, open }) => {
    await context.route('https://client.example/**', (route) => route.fulfill({ body: 'arrived' }));
    const { platform, page } = await open({ redirectUrl: 'https://client.example/done?ref=1#end' });
    await begin(page);
    await confirm(page, 'End interview');
    await page.waitForURL(
      `https://client.example/done?ref=1&interviewId=${platform.interview.id}&status=completed#end`,
    );
  },
);
