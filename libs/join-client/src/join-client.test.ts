import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ClientFrame, ServerFrame } from '@colloquy/contracts/join';
import { type WebSocket, WebSocketServer } from 'ws';
import { connect, joinInterview, openJoinConnection, type JoinConnectionEvent } from './index.ts';

const sessionId = '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11';
const welcome: ServerFrame = {
  type: 'welcome',
  sessionId,
  resumeToken: 'token',
  title: 'Heat pumps',
  persona: 'Sam',
  language: 'en',
  questionCount: 1,
  progress: { of: 1 },
  closing: false,
  turns: [],
};

let server: WebSocketServer;
let appUrl: string;
let connections: WebSocket[];
let play: (frame: ClientFrame, send: (frame: ServerFrame) => void, socket: WebSocket) => void;

beforeEach(async () => {
  connections = [];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => {
    connections.push(socket);
    const send = (frame: ServerFrame) => socket.send(JSON.stringify(frame));
    socket.on('message', (data) => play(JSON.parse(String(data)) as ClientFrame, send, socket));
  });
  await once(server, 'listening');
  appUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const socket of connections) socket.terminate();
  server.close();
});

test('frames are waited for by type and predicate; the frames before are skipped', async () => {
  play = (frame, send) => {
    if (frame.type === 'hello') send(welcome);
    if (frame.type === 'say')
      for (const utteranceId of [sessionId, frame.utteranceId])
        send({ type: 'ack', utteranceId, sequence: 1 });
    if (frame.type === 'end') send({ type: 'ended', reason: 'completed_by_expert' });
    if (frame.type === 'end') connections[0]?.close(1000);
  };
  const client = await joinInterview(appUrl, 'i', { mode: 'resume' });
  expect(client.sessionId).toBe(sessionId);
  const ack = await client.say('By price.');
  expect(ack.utteranceId).not.toBe(sessionId);
  expect(await client.end()).toBe('completed_by_expert');
  expect(await client.closed).toBe(1000);
});

test('a wait fails on time-out or when the connection closes, and reports the received frames', async () => {
  const hasty = await connect(appUrl, 'i', { limitMs: 50 });
  await expect(hasty.next('turn')).rejects.toThrow('50 ms passed while waiting for turn; received []');
  play = (_frame, send, socket) => {
    send(welcome);
    socket.close();
  };
  const client = await joinInterview(appUrl, 'i');
  await expect(client.next('turn')).rejects.toThrow(/Closed while waiting for turn; received .*welcome/);
});

test('a lost connection is reopened, unless it closed with a final code', async () => {
  const events: JoinConnectionEvent[] = [];
  play = (_frame, send, socket) => {
    send(welcome);
    if (connections.length === 1) socket.terminate();
    else socket.close(1008);
  };
  await new Promise<void>((resolve) => {
    const onEvent = (event: JoinConnectionEvent) => {
      events.push(event);
      if ('closed' in event) resolve();
    };
    openJoinConnection({ appUrl, interviewId: 'i', hello: () => ({}), onEvent });
  });
  expect(events.filter((event) => !('frame' in event))).toEqual([{ lost: 1006 }, { closed: 1008 }]);
  expect(connections).toHaveLength(2);
});
