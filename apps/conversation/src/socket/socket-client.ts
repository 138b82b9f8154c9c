import type { ServerFrame } from '@colloquy/contracts';
import type { WebSocket } from 'ws';
import type { Client } from '../domain/ports';
import type { Page } from '../voice/page-media';

/** Unsent bytes at which a client that does not read is disconnected. */
const maxUnreadBytes = 4 * 1024 * 1024;

export function makeSocketClient(socket: WebSocket): Client & Page {
  function post(message: string | Uint8Array): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > maxUnreadBytes) return socket.terminate();
    socket.send(message);
  }
  return {
    send: (frame: ServerFrame) => post(JSON.stringify(frame)),
    sendSound: post,
    close: (code) => socket.close(code),
  };
}
