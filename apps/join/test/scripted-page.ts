import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { ClientFrame, JoinPageView, ServerFrame } from '@colloquy/contracts';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  type Route,
  type WebSocketRoute,
} from 'playwright-core';

const joinDir = join(__dirname, '../../../dist/apps/join');
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const args = ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

export const origin = 'https://join.example';
export const interviewId = '2b1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11';
const sessionId = '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11';
const address = `${origin}/call/${interviewId}/join`;

const defaultView: JoinPageView = {
  state: 'open',
  title: 'A conversation',
  persona: 'Sam',
  language: 'en',
  questionCount: 2,
  resumable: false,
  origin,
};

/** The page in a browser, against a scripted server instead of the service. */
export function scriptedPages() {
  let browser: Browser;
  beforeAll(async () => {
    if (!existsSync(executablePath)) throw new Error(`No browser at ${executablePath}; set CHROMIUM_PATH`);
    browser = await chromium.launch({ executablePath, args });
  }, 30_000);
  afterAll(() => browser.close());

  return (title: string, run: (window: ScriptedWindow) => Promise<void>, options: Settings = {}) =>
    test(title, async () => {
      const context = await browser.newContext({
        viewport: { width: 320, height: 640 },
        locale: 'en-US',
        timezoneId: 'Europe/Berlin',
        ...(options.touch ? { hasTouch: true, isMobile: true } : {}),
      });
      try {
        await run(await aWindow(context, options));
      } finally {
        await context.close();
      }
    });
}

interface Settings {
  view?: Partial<JoinPageView>;
  touch?: boolean;
  /** Behaviour of sockets: they work, are closed at once, or stay silent. */
  sockets?: 'work' | 'closed' | 'silent';
  script?: () => void;
}

type ScriptedWindow = Awaited<ReturnType<typeof aWindow>>;

async function aWindow(context: BrowserContext, options: Settings) {
  const server = scriptedServer(options);
  await context.route('**/*', (route) => server.answer(route));
  await context.routeWebSocket('**/socket', (line) => server.take(line));
  if (options.script) await context.addInitScript(options.script);
  const problems: string[] = [];
  async function open(path = address): Promise<Page> {
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(path);
    return page;
  }
  return { context, server, open, problems };
}

/** Answers like the service, with a short conversation. */
function scriptedServer({ view, sockets = 'work' }: Settings) {
  const sent: ClientFrame[] = [];
  let line: WebSocketRoute | undefined;
  let sequence = -1;
  let current: JoinPageView = { ...defaultView, ...view };
  let hears = true;
  const turns: { role: 'agent' | 'user'; text: string; sequence: number; sessionId: string }[] = [];
  const withdrawals: (string | null)[] = [];

  const send = (frame: ServerFrame) => line?.send(JSON.stringify(frame));

  function agentSays(text: string, closing = false): void {
    const turn = { sessionId, sequence: ++sequence, role: 'agent' as const, text };
    turns.push(turn);
    send({ type: 'turn', ...turn, progress: { question: 1, of: 2 }, closing });
  }

  function take(socket: WebSocketRoute): void {
    if (sockets === 'closed') return void socket.close({ code: 1011 });
    line = socket;
    socket.onMessage((message) => {
      if (typeof message !== 'string' || sockets === 'silent') return;
      const frame = JSON.parse(message) as ClientFrame;
      sent.push(frame);
      if (hears) react(frame);
    });
  }

  function react(frame: ClientFrame): void {
    if (frame.type === 'hello') return welcome();
    if (frame.type === 'say') {
      turns.push({ sessionId, sequence: ++sequence, role: 'user', text: frame.text });
      send({ type: 'ack', utteranceId: frame.utteranceId, sequence });
      agentSays(`You said: ${frame.text}`);
    }
    if (frame.type === 'end') send({ type: 'ended', reason: 'completed_by_expert' });
    if (frame.type === 'withdraw') send({ type: 'ended', reason: 'completed_by_expert', withdrawn: true });
    if (frame.type === 'finish-later') {
      send({ type: 'ended', reason: 'voice_session_disconnect', resumableUntil: '2030-05-01T12:00:00.000Z' });
    }
  }

  function welcome(): void {
    const { title, persona, language, questionCount } = current;
    const about = { title, persona, language, questionCount };
    const resumeToken = 'token';
    const progress = { question: 1, of: 2 };
    send({ type: 'welcome', sessionId, resumeToken, ...about, progress, closing: false, turns });
    if (turns.length === 0) agentSays('How did you choose?');
  }

  async function answer(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/view')) return route.fulfill({ json: current });
    if (pathname.endsWith('/withdrawal')) {
      withdrawals.push(route.request().postData());
      return route.fulfill({ status: 204 });
    }
    const file = pathname.startsWith('/call/assets/') ? pathname.slice('/call/'.length) : 'index.html';
    const body = readFileSync(join(joinDir, file));
    await route.fulfill({ body, contentType: types[extname(file)] ?? 'text/plain' });
  }

  return {
    answer,
    take,
    send,
    agentSays,
    withdrawals,
    sent: <T extends ClientFrame['type']>(type: T) =>
      sent.filter((frame): frame is Extract<ClientFrame, { type: T }> => frame.type === type),
    /** The server ignores frames from now on. */
    ignore: () => (hears = false),
    cut: () => line?.close({ code: 1011 }),
    viewIs: (change: Partial<JoinPageView>) => (current = { ...current, ...change }),
  };
}

export async function agree(page: Page, by: 'By voice' | 'By typing' = 'By typing'): Promise<void> {
  await page.getByRole('radio', { name: by }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Start the interview' }).click();
}

export async function begin(page: Page, by: 'By voice' | 'By typing' = 'By typing'): Promise<void> {
  await agree(page, by);
  await page.getByText('How did you choose?').waitFor();
}
