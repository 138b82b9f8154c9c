import { until } from '@colloquy/testing';
import { expectAccessible } from '@colloquy/testing/accessible';
import { agree, begin, interviewId, scriptedPages } from './scripted-page';

const page = scriptedPages();

page(
  'a browser that refuses storage conducts the interview and says what to avoid',
  async ({ open, problems }) => {
    const tab = await open();
    await tab.getByText('Your browser keeps nothing for this page.').waitFor();
    await expectAccessible(tab);
    await begin(tab);
    await tab.getByLabel('Your answer').fill('By price.');
    await tab.keyboard.press('Enter');
    await tab.getByText('You said: By price.').waitFor();
    expect(problems).toEqual([]);
  },
  {
    script: () => {
      const refuse = {
        get(): never {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'sessionStorage', refuse);
      Object.defineProperty(window, 'localStorage', refuse);
    },
  },
);

page(
  'a network that blocks the socket is reported, with advice',
  async ({ open }) => {
    const tab = await open();
    await agree(tab);
    await tab.getByRole('heading', { name: 'There is no connection to the interview' }).waitFor();
    await expectAccessible(tab);
  },
  { sockets: 'closed' },
);

page(
  'a browser that forbids sockets altogether is reported in the same way',
  async ({ open, problems }) => {
    const tab = await open();
    await agree(tab);
    await tab.getByRole('heading', { name: 'There is no connection to the interview' }).waitFor();
    expect(problems).toEqual([]);
  },
  {
    script: () => {
      Object.defineProperty(window, 'WebSocket', {
        value: class {
          constructor() {
            throw new DOMException('', 'SecurityError');
          }
        },
      });
    },
  },
);

page(
  'an open but silent connection is reported and retried',
  async ({ open }) => {
    const tab = await open();
    await agree(tab);
    await tab.getByRole('heading', { name: 'There is no connection to the interview' }).waitFor();
  },
  { sockets: 'silent' },
);

page(
  'a page at another address links to the interview’s own',
  async ({ open }) => {
    const tab = await open();
    await tab.getByText('the interview works only at interviews.example').waitFor();
    const link = tab.getByRole('link', { name: 'Go to the right address' });
    expect(await link.getAttribute('href')).toBe(`https://interviews.example/call/${interviewId}/join`);
    await expectAccessible(tab);
  },
  { view: { origin: 'https://interviews.example' } },
);

/** Runs in the page: the browser asks for the microphone and gets no answer. */
const neverAllows = () => {
  Object.defineProperty(window, 'webkitSpeechRecognition', { value: class {} });
  navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined);
};

page(
  'a permission that is neither given nor refused leaves typing: by a button, or automatically after a while',
  async ({ open, server }) => {
    const tab = await open();
    await agree(tab, 'By voice');
    await tab.getByText('Your browser is still waiting for your permission').waitFor();
    await expectAccessible(tab);
    await tab.getByRole('button', { name: 'Start by typing' }).click();
    await tab.getByText('How did you choose?').waitFor();
    expect(await tab.getByRole('button', { name: 'Mute microphone' }).count()).toBe(0);

    await tab.getByRole('button', { name: 'Finish later' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Finish later' }).click();
    await tab.getByRole('heading', { name: 'See you later' }).waitFor();
    await tab.reload();
    await agree(tab, 'By voice');
    await tab.getByLabel('Your answer').waitFor();
    await tab.getByText('Your browser is still waiting for your permission').waitFor();
    await tab.getByLabel('Your answer').fill('Typed meanwhile');
    await tab.keyboard.press('Enter');
    await until(() => server.sent('say').length === 1, 'typing works');
  },
  { script: neverAllows },
);

page(
  'an expert who decides to type while the browser asks does not wait',
  async ({ open }) => {
    const tab = await open();
    await tab.getByRole('radio', { name: 'By voice' }).check();
    await tab.getByRole('button', { name: 'Check microphone' }).click();
    await begin(tab);
  },
  { script: neverAllows },
);

page(
  'a browser without a voice displays the words',
  async ({ open, problems }) => {
    const tab = await open();
    await begin(tab);
    expect(await tab.getByRole('button', { name: 'Read aloud' }).count()).toBe(0);
    expect(problems).toEqual([]);
  },
  { script: () => Object.defineProperty(window, 'speechSynthesis', { value: undefined }) },
);

page(
  'a page without getUserMedia says so and lets the expert type',
  async ({ open }) => {
    const tab = await open();
    await tab.getByText('This page cannot use a microphone in this browser').waitFor();
    expect(await tab.getByRole('radio', { name: 'By voice' }).isDisabled()).toBe(true);
    await begin(tab);
  },
  {
    script: () => {
      Object.defineProperty(window, 'webkitSpeechRecognition', { value: class {} });
      Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
    },
  },
);

page(
  'an error at the start is shown as a sentence, not an empty page',
  async ({ open }) => {
    const tab = await open();
    await tab.getByText('The page could not start.').waitFor();
    await expectAccessible(tab);
  },
  {
    script: () => {
      window.fetch = () => {
        throw new Error('broken by an extension');
      };
      AbortSignal.timeout = () => {
        throw new Error('broken by an extension');
      };
      Object.defineProperty(Intl, 'DateTimeFormat', { value: undefined });
      Object.defineProperty(navigator, 'languages', {
        get() {
          throw new Error('broken by an extension');
        },
      });
    },
  },
);

page(
  'on a computer without a mouse Enter sends',
  async ({ open, server }) => {
    const tab = await open();
    await begin(tab);
    await tab.getByLabel('Your answer').pressSequentially('By price.\n');
    await until(() => server.sent('say').length === 1, 'it is sent');
  },
  {
    script: () => {
      const { matchMedia } = window;
      const onlyKeys = (query: string) => matchMedia(query.replace('(hover: none)', 'all'));
      Object.defineProperty(window, 'matchMedia', { value: onlyKeys });
    },
  },
);

page(
  'on a phone Enter inserts a line, and the button sends',
  async ({ open, server }) => {
    const tab = await open();
    await begin(tab);
    await tab.getByLabel('Your answer').pressSequentially('one\ntwo');
    await tab.getByRole('button', { name: 'Send' }).tap();
    await until(() => server.sent('say').length === 1, 'it is sent');
    expect(server.sent('say')[0]?.text).toBe('one\ntwo');
    await expectAccessible(tab);
  },
  { touch: true },
);
