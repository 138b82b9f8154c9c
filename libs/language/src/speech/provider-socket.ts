import { withoutPropagation } from '@colloquy/tracing';
import WebSocket from 'ws';
import { callFailed, notUnderstood } from '../models/post';
import type { RecognitionMessage, RecognitionProtocol } from './recognition-protocol';

const connectMs = 5000;
const maxMessageBytes = 256 * 1024;

/** Connects to a provider; errors contain no spoken words. `on.failed` may be called several times. */
export function connectProvider(
  protocol: RecognitionProtocol,
  on: { opened(): void; message(message: RecognitionMessage): void; failed(error: unknown): void },
): WebSocket {
  const socket = withoutPropagation(
    () =>
      new WebSocket(protocol.url, {
        headers: protocol.headers,
        handshakeTimeout: connectMs,
        perMessageDeflate: false,
        maxPayload: maxMessageBytes,
      }),
  );
  socket.on('open', on.opened);
  socket.on('message', (data, isBinary) => {
    const message = isBinary ? undefined : readBy(protocol, String(data));
    if (message) on.message(message);
    else on.failed(notUnderstood());
  });
  socket.on('unexpected-response', (request, { statusCode }) => {
    on.failed(unreachable(statusCode === undefined ? {} : { status: statusCode }));
    request.destroy();
  });
  socket.on('error', (error: NodeJS.ErrnoException) =>
    on.failed(unreachable(error.code === undefined ? {} : { reason: error.code })),
  );
  socket.on('close', (closeCode) => on.failed(unreachable({ closeCode })));
  return socket;
}

function readBy(protocol: RecognitionProtocol, text: string): RecognitionMessage | undefined {
  try {
    return protocol.read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const unreachable = (details: Readonly<Record<string, string | number>> = {}) =>
  callFailed('unavailable', 'RECOGNISER_UNREACHABLE', 'The streaming recogniser cannot be reached', details);
