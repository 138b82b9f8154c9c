import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // a microphone that beeps, without a permission dialog
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** @param hears a WAV file that the microphone hears once, instead of beeps */
export function launchBrowser(hears?: string): Promise<Browser> {
  const microphone = hears === undefined ? [] : [`--use-file-for-fake-audio-capture=${hears}%noloop`];
  return chromium.launch({ executablePath, args: [...args, ...microphone] });
}

export async function aPerson(browser: Browser, proxyUrl?: string): Promise<BrowserContext> {
  // browsers bypass proxies for loopback addresses by default
  const proxy = proxyUrl === undefined ? {} : { proxy: { server: proxyUrl, bypass: '<-loopback>' } };
  const person = await browser.newContext({ ...proxy, locale: 'en-US' });
  person.setDefaultTimeout(30_000);
  return person;
}

export function onThePage(page: Page) {
  const press = (name: string) => page.getByRole('button', { name }).click();
  const transcript = page.getByRole('log');
  return {
    page,
    transcript,
    press,
    async agree(by: 'voice' | 'typing'): Promise<void> {
      await page.getByRole('radio', { name: by === 'voice' ? 'By voice' : 'By typing' }).check();
      await page.getByRole('checkbox').check();
    },
    hears: (text: string) => transcript.getByText(text).first().waitFor(),
    async answer(text: string): Promise<void> {
      await page.getByLabel('Your answer').fill(text);
      await page.keyboard.press('Enter');
    },
    async confirm(button: string): Promise<void> {
      await press(button);
      await page.getByRole('dialog').getByRole('button', { name: button }).click();
    },
    heading: (name: string) => page.getByRole('heading', { name }).waitFor(),
    timesSaid: (text: string) => transcript.getByText(text).count(),
  };
}

type JoinPage = ReturnType<typeof onThePage>;

export async function openLink(person: BrowserContext, appUrl: string, id: string): Promise<JoinPage> {
  const page = await person.newPage();
  await page.goto(`${appUrl}/call/${id}/join`);
  return onThePage(page);
}
