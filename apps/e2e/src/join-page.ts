import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // a microphone that beeps, and a browser that does not ask whether it may be used
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath, args });

/**
 * Somebody with a browser of their own: its own memory, its own line.
 * @param proxyUrl what the browser reaches the platform through
 */
export async function aPerson(browser: Browser, proxyUrl?: string): Promise<BrowserContext> {
  // browsers leave proxies out for addresses of this machine unless told otherwise
  const proxy = proxyUrl === undefined ? {} : { proxy: { server: proxyUrl, bypass: '<-loopback>' } };
  const person = await browser.newContext({ ...proxy, locale: 'en-US' });
  person.setDefaultTimeout(30_000);
  return person;
}

/** What a person does on the page of an interview. */
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
    /** The interviewer says this. */
    hears: (text: string) => transcript.getByText(text).first().waitFor(),
    async answer(text: string): Promise<void> {
      await page.getByLabel('Your answer').fill(text);
      await page.keyboard.press('Enter');
    },
    /** Presses a button that asks whether it is meant, and says yes. */
    async confirm(button: string): Promise<void> {
      await press(button);
      await page.getByRole('dialog').getByRole('button', { name: button }).click();
    },
    heading: (name: string) => page.getByRole('heading', { name }).waitFor(),
    timesSaid: (text: string) => transcript.getByText(text).count(),
  };
}

/** See {@link onThePage}. */
export type JoinPage = ReturnType<typeof onThePage>;

/** Opens the link of an interview in a new tab. */
export async function openLink(person: BrowserContext, appUrl: string, id: string): Promise<JoinPage> {
  const page = await person.newPage();
  await page.goto(`${appUrl}/call/${id}/join`);
  return onThePage(page);
}
