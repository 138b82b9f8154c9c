import { decodeAudioFrame, decodeMicrophoneFrame, type MicrophoneFrame } from '@colloquy/contracts';
import { chunkPrefix, makeFilesystemStore } from '@colloquy/media';
import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import type { ScriptedPlatform } from '../../conversation/test/scripted-platform';

/** Records the frames of the socket, and can cut it. */
export async function listenIn(context: BrowserContext) {
  const lines: WebSocketRoute[] = [];
  const sent: { type: string; [field: string]: unknown }[] = [];
  const live: MicrophoneFrame[] = [];
  const sounds: { partOffsetMs: number; index: number; line: number }[] = [];
  const acks: { partOffsetMs: number; index: number }[] = [];
  let deaf = false;
  await context.routeWebSocket('**/socket', (route) => {
    const server = route.connectToServer();
    const line = lines.push(route);
    route.onMessage((message) => {
      if (typeof message === 'string') sent.push(JSON.parse(message) as { type: string });
      const sound = typeof message === 'string' ? undefined : decodeMicrophoneFrame(message);
      if (sound) live.push(sound);
      const piece = typeof message === 'string' ? undefined : decodeAudioFrame(message);
      if (piece) sounds.push({ ...piece, line });
      if (!(piece && deaf)) server.send(message);
    });
    server.onMessage((message) => {
      if (typeof message !== 'string') return route.send(message);
      const frame = JSON.parse(message) as { type: string; partOffsetMs: number; index: number };
      if (frame.type === 'audio-ack') acks.push(frame);
      route.send(message);
    });
  });
  return {
    sent: (type: string) => sent.filter((frame) => frame.type === type),
    sounds,
    /** Live sound of the microphone. */
    live,
    acks,
    /** Drops recorded chunks before they reach the server. */
    loseSound: (on: boolean) => (deaf = on),
    cut: () => lines.at(-1)?.close({ code: 1012 }),
  };
}

export type Line = Awaited<ReturnType<typeof listenIn>>;

/** Runs in the page before its scripts, for {@link recordersIn}. */
export function watchRecorders(): void {
  const recorders: { state: string }[] = [];
  const Real = window.MediaRecorder;
  window.MediaRecorder = class extends Real {
    constructor(stream: MediaStream, options?: MediaRecorderOptions) {
      super(stream, options);
      recorders.push(this);
    }
  };
  Object.assign(window, { recorders });
}

/** The state of each recorder that the page has created, oldest first. */
export const recordersIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as { recorders: { state: string }[] }).recorders.map((r) => r.state),
  );

export async function storedSound(root: string, { interview }: ScriptedPlatform): Promise<string[]> {
  const store = makeFilesystemStore({ root, publicBaseUrl: 'http://x', signingSecret: 's'.repeat(32) });
  const of = {
    accountId: interview.accountId,
    interviewId: interview.id,
    sessionId: interview.sessions[0]?.id ?? '',
  };
  const { keys } = await store.list(chunkPrefix(of));
  return keys;
}
