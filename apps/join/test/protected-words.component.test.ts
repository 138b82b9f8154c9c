import { until } from '@colloquy/testing';
import { expectAccessible } from '@colloquy/testing/accessible';
import { begin, scriptedPages } from './scripted-page';

const page = scriptedPages();
const field = 'Your answer';

page(
  'a draft survives a reload, a disconnection and a new tab, and is gone once it is sent',
  async (window) => {
    const first = await window.open();
    await begin(first);
    await first.getByLabel(field).fill('Half an answer');
    await first.reload();
    await first.getByText('How did you choose?').waitFor();
    expect(await first.getByLabel(field).inputValue()).toBe('Half an answer');
    await window.server.cut();
    await first.getByText('Reconnecting').waitFor();
    await first.close();
    const second = await window.open();
    await begin(second);
    expect(await second.getByLabel(field).inputValue()).toBe('Half an answer');
    await second.keyboard.press('Enter');
    await second.getByText('You said: Half an answer').waitFor();
    await second.reload();
    await second.getByText('You said: Half an answer').waitFor();
    expect(await second.getByLabel(field).inputValue()).toBe('');
    expect(window.problems).toEqual([]);
  },
);

page(
  'a draft tells the server that the expert is composing, and answers the countdown',
  async ({ open, server }) => {
    const tab = await open();
    await begin(tab);
    expect(server.sent('typing')).toEqual([]);
    await tab.getByLabel(field).pressSequentially('Well');
    await until(() => server.sent('typing').length === 1, 'typing is told');
    // nothing more is typed; the draft counts as presence
    await until(() => server.sent('typing').length === 2, 'the draft is told');

    server.send({ type: 'countdown', endsInMs: 20_000 });
    await tab
      .getByText(/The interview ends in (20|19) s/)
      .first()
      .waitFor();
    expect(await tab.getByRole('alert').filter({ hasText: 'Are you still there?' }).count()).toBe(1);
    await expectAccessible(tab);
    const before = server.sent('typing').length;
    await tab.getByRole('button', { name: 'I’m here' }).click();
    await tab.getByRole('button', { name: 'I’m here' }).waitFor({ state: 'hidden' });
    expect(server.sent('typing').length).toBeGreaterThan(before);

    server.send({ type: 'countdown', endsInMs: 20_000 });
    await tab.getByRole('button', { name: 'I need a moment' }).first().click();
    await tab.getByText('You said: I need a moment.').waitFor();
    server.send({ type: 'countdown', endsInMs: 20_000 });
    await tab.getByRole('button', { name: 'I’m here' }).waitFor();
    server.send({ type: 'countdown' });
    await tab.getByRole('button', { name: 'I’m here' }).waitFor({ state: 'hidden' });
  },
);

page(
  'an expert who leaves is asked about the draft: it is sent, kept or deleted, as chosen',
  async ({ open, server }) => {
    const tab = await open();
    const leave = async (button: string, sendFirst: boolean) => {
      await tab.getByRole('button', { name: button }).click();
      const dialog = tab.getByRole('dialog');
      await dialog.getByText('Not sent yet').waitFor();
      await expectAccessible(tab);
      await dialog.getByRole('checkbox', { name: 'Send this first' }).setChecked(sendFirst);
      await dialog.getByRole('button', { name: button }).click();
    };
    await begin(tab);
    await tab.getByLabel(field).fill('For later');
    await leave('Finish later', false);
    await tab.getByText('is kept in this browser').waitFor();
    expect(server.sent('say')).toEqual([]);

    await tab.reload();
    await tab.getByRole('radio', { name: 'By typing' }).check();
    await tab.getByRole('checkbox').check();
    await tab.getByRole('button', { name: 'Start the interview' }).click();
    expect(await tab.getByLabel(field).inputValue()).toBe('For later');
    await leave('End interview', true);
    await tab.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(server.sent('say')).toMatchObject([{ text: 'For later' }]);
    expect(await tab.getByText('Not delivered').count()).toBe(0);

    await tab.reload();
    await begin(tab);
    await tab.getByLabel(field).fill('Never mind');
    await leave('End interview', false);
    await tab.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(server.sent('say')).toHaveLength(1);
    expect(await tab.getByText('Not delivered').count()).toBe(0);
  },
);

page(
  'answers and drafts that the end overtook are shown as not delivered, can be saved, and are delivered on continuation',
  async ({ context, open, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const tab = await open();
    await begin(tab);
    server.ignore();
    await tab.getByLabel(field).fill('Too late');
    await tab.keyboard.press('Enter');
    await tab.getByLabel(field).fill('Still writing');
    server.viewIs({ state: 'completed' });
    server.send({ type: 'ended', reason: 'completed_natural_end', redirectUrl: 'https://client.example/' });
    await tab.getByRole('heading', { name: 'Not delivered' }).waitFor();
    const list = tab.getByRole('list', { name: 'Not delivered' });
    expect(await list.getByRole('listitem').allTextContents()).toEqual(['Too late', 'Still writing']);
    await expectAccessible(tab);
    await tab.getByRole('button', { name: 'Copy' }).first().click();
    await tab.getByText('Copied.').waitFor();
    const download = tab.waitForEvent('download');
    await tab.getByRole('button', { name: 'Save as a file' }).first().click();
    expect((await download).suggestedFilename()).toBe('not-delivered.txt');
    expect(await tab.getByRole('button', { name: 'Go on and deliver them' }).count()).toBe(0);

    await tab.reload();
    await list.waitFor();
    expect(await list.getByRole('listitem').allTextContents()).toEqual(['Too late', 'Still writing']);
  },
);

page('an interview that can still be opened offers to continue and deliver', async ({ open, server }) => {
  const tab = await open();
  await begin(tab);
  server.ignore();
  await tab.getByLabel(field).fill('Too late');
  await tab.keyboard.press('Enter');
  server.send({ type: 'ended', reason: 'user_audio_silent' });
  await tab.getByRole('button', { name: 'Go on and deliver them' }).waitFor();
  await expectAccessible(tab);
});

page('each request is sent as words, and off the record toggles back', async ({ open, server }) => {
  const tab = await open();
  await begin(tab);
  await expectAccessible(tab);
  for (const name of ['Repeat', 'Skip', 'Off the record', 'Back on the record', 'Change my last answer']) {
    const before = server.sent('say').length;
    await tab.getByRole('button', { name, exact: true }).click();
    await until(() => server.sent('say').length === before + 1, `${name} is said`);
  }
  expect(server.sent('say').map(({ text }) => text)).toEqual([
    'Please repeat the question.',
    'I would like to skip this question.',
    'Off the record, please.',
    'Back on the record.',
    'I would like to change my last answer.',
  ]);
  await tab.getByRole('button', { name: 'Off the record', exact: true }).click();
  await tab.reload();
  await tab.getByRole('button', { name: 'Back on the record' }).waitFor();
});

page(
  'a withdrawal is confirmed first and reported; later it can be made with the same link',
  async ({ open, server }) => {
    const tab = await open();
    await begin(tab);
    await tab.getByLabel(field).fill('Delete me');
    await tab.getByRole('button', { name: 'Withdraw my consent' }).click();
    await expectAccessible(tab);
    await tab.getByRole('dialog').getByText('It is deleted.').waitFor();
    await tab.getByRole('dialog').getByRole('button', { name: 'Withdraw my consent' }).click();
    await tab.getByRole('heading', { name: 'Your consent is withdrawn' }).waitFor();
    await expectAccessible(tab);
    expect(server.sent('withdraw')).toHaveLength(1);
    expect(server.sent('say')).toEqual([]);

    server.viewIs({ state: 'completed' });
    await tab.reload();
    await tab.getByRole('heading', { name: 'This interview is complete' }).waitFor();
    expect(await tab.getByText('Delete me').count()).toBe(0);
    await tab.getByRole('button', { name: 'Withdraw my consent' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Withdraw my consent' }).click();
    await tab.getByRole('heading', { name: 'Your consent is withdrawn' }).waitFor();
    expect(server.withdrawals).toEqual(['{}']);
    server.viewIs({ withdrawn: true });
    await tab.reload();
    await tab.getByRole('heading', { name: 'Your consent is withdrawn' }).waitFor();
  },
);
