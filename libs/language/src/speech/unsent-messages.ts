import type WebSocket from 'ws';

/** Maximum unsent bytes: half a minute of sound at 16 kHz. */
const maxUnsentBytes = 1024 * 1024;

/** Keeps messages until the provider is ready; calls `full` beyond the limit. */
export function makeUnsentMessages(socket: WebSocket, full: () => void) {
  let early: (string | Buffer)[] | undefined = [];
  let earlyBytes = 0;

  function post(message: string | Buffer): void {
    if (early) {
      early.push(message);
      earlyBytes += message.length;
    } else if (socket.readyState === socket.OPEN) socket.send(message);
    if (earlyBytes + socket.bufferedAmount > maxUnsentBytes) full();
  }

  return {
    post,
    isReady: () => early === undefined,
    ready(): void {
      const messages = early ?? [];
      early = undefined;
      earlyBytes = 0;
      messages.forEach(post);
    },
  };
}
