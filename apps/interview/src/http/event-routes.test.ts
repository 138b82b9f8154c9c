import { EventEmitter } from 'node:events';
import type { Response } from '@colloquy/http';
import { streamOf } from './event-routes';

/** A response whose reader takes nothing until `drain` is called. */
function aResponse() {
  const written: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    locals: {},
    headersSent: false,
    writableEnded: false,
    writableLength: 0,
    destroyed: false,
    written,
    writeHead: () => (response.headersSent = true),
    write: (text: string) => {
      written.push(text);
      response.writableLength += text.length;
    },
    destroy: () => (response.destroyed = true),
  });
  return response;
}

test('a reader that is too far behind is disconnected, and one that keeps up is not', () => {
  const response = aResponse();
  const stream = streamOf(response as unknown as Response);
  const text = 'x'.repeat(1024);
  for (let sent = 0; sent < 64; sent++) stream.send(text);
  expect(response.destroyed).toBe(false);
  response.writableLength = 0; // the reader has caught up
  for (let sent = 0; sent < 65; sent++) stream.send(text);
  expect(response.destroyed).toBe(false);
  stream.send(text);
  expect(response.destroyed).toBe(true);
  expect(response.written).toHaveLength(64 + 65);
});
