import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AudioFrame, TurnMessage } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { encodeMuLaw, levelVoiceActivity, type Pcm } from '@colloquy/language';
import { silentLogger } from '@colloquy/logging';
import { joinRecordings, type Span } from '@colloquy/media';
import WebSocket from 'ws';
import { listenTo } from '../../../libs/media/test/listen';
import { deliveredOf } from '../../analysis/src/domain/withheld';
import type { SessionFrame } from '../src/domain/inputs';
import type { PhoneCall } from '../src/domain/phone-ports';
import type { Client } from '../src/domain/ports';
import type { Runner } from '../src/runtime/runner';
import { makeUsageMeter } from '../src/runtime/usage-meter';
import { makeHandleCall } from '../src/telephony/handle-call';
import { makeMediaSocket } from '../src/telephony/media-socket';
import { makeVerdicts } from '../src/telephony/take-verdict';
import { makeCallRecordings } from '../src/telephony/record-call';

/** Tones that stand for words. */
const [offRecord, onRecord, interviewer, beforeConsent] = [440, 660, 880, 1100];
const words: Readonly<Record<number, string>> = {
  [offRecord]: 'Off the record, our director was fired over the price of three million.',
  [onRecord]: 'It costs two million in all.',
  [beforeConsent]: 'Hello, who is this?',
};
const startMs = 1_700_000_000_000;
const ref = { accountId: newId(), interviewId: newId(), sessionId: newId() };

const tone = (hertz: number, ms: number) =>
  Int16Array.from({ length: ms * 8 }, (_, n) =>
    hertz === 0 ? 0 : 6000 * Math.sin((2 * Math.PI * hertz * n) / 8000),
  );

/** Finds the tone by the zero crossings. */
function wordsIn({ samples, sampleRate }: Pcm): string {
  const loud = samples.filter((sample) => Math.abs(sample) > 300);
  const changes = loud.reduce(
    (n, sample, at) => n + (at > 0 && sample > 0 !== (loud[at - 1] ?? 0) > 0 ? 1 : 0),
    0,
  );
  const seconds =
    samples.reduce((n, _sample, at) => {
      const part = samples.subarray(Math.max(0, at - 20), at + 20);
      return at % 40 === 20 && part.some((each) => Math.abs(each) > 1000) ? n + 40 : n;
    }, 0) / sampleRate;
  const hertz = changes / 2 / seconds;
  const nearest = Object.keys(words).sort((a, b) => Math.abs(+a - hertz) - Math.abs(+b - hertz))[0];
  return words[Number(nearest)] ?? '';
}

/** A scripted session that keeps the turns with the times that the phone client reports. */
function aSession() {
  const turns: TurnMessage[] = [];
  let client: Client | undefined;
  const add = (turn: Pick<TurnMessage, 'role' | 'text' | 'act' | 'offsetMs' | 'durationMs'>) =>
    turns.push({
      ...turn,
      sessionId: ref.sessionId,
      sequence: turns.length,
      utteranceId: '',
      wordedBy: '',
      fallback: '',
      request: '',
    });
  const runner = {
    ref,
    startedAtMs: startMs,
    usage: makeUsageMeter(),
    done: new Promise<never>(() => undefined),
    hasTurns: () => true,
    attach: (newcomer: Client) => (client = newcomer),
    hangUp: () => undefined,
    detach: () => undefined,
    receive(_client: Client, frame: SessionFrame) {
      if (frame.type === 'say') {
        const { text, offsetMs = 0, durationMs = 0 } = frame;
        add({ role: 'user', text, act: '', offsetMs, durationMs });
      }
      if (frame.type === 'heard') {
        const { sequence = 0, offsetMs, durationMs } = frame;
        Object.assign(turns[sequence] ?? {}, { offsetMs, durationMs });
      }
    },
  };
  return {
    turns,
    runner: runner as unknown as Runner,
    client: () => client,
    ask(text: string, act: string) {
      const sequence = turns.length;
      add({ role: 'agent', text, act, offsetMs: 0, durationMs: 0 });
      const progress = { of: 1 };
      const { sessionId } = ref;
      client?.send({ type: 'turn', sessionId, sequence, role: 'agent', text, progress, closing: false });
    },
  };
}

/** A call through the real media socket. The clock advances with the provider's sound, 20 ms a message. */
async function aCall() {
  let nowMs = startMs;
  const pieces: AudioFrame[] = [];
  const clock = { now: () => new Date(nowMs) };
  const session = aSession();
  const recorder = { store: async (_ref: unknown, piece: AudioFrame) => void pieces.push(piece) };
  const recordings = makeCallRecordings({ recorder, clock, logger: silentLogger, writeMs: 1000 });
  const unused = {} as never;
  const media = makeMediaSocket({
    tickets: {
      issue: async () => '',
      redeem: async () =>
        ({ callId: newId(), kind: 'inbound', language: 'en', ...ref, digits: false }) as unknown as PhoneCall,
    },
    answer: makeHandleCall({
      calls: { connected: async () => undefined, settle: async () => true } as never,
      dueCalls: unused,
      telephony: { hangUp: async () => undefined } as never,
      open: async () => session.runner,
      clock,
      logger: silentLogger,
      leaseMs: 60_000,
      writeMs: 1000,
      settleMs: 1000,
      noShowMs: 60_000,
      machineDetection: 'none',
      verdicts: makeVerdicts(),
      speech: {
        endOfTurn: () => 1,
        models: {
          speechToText: { transcribe: async (audio) => wordsIn(audio) },
          detectVoice: levelVoiceActivity,
          async *voice({ text }) {
            yield tone(interviewer, text.length * 80);
          },
        },
      },
      recordings,
    }),
    clock,
    logger: silentLogger,
    helloMs: 5000,
    total: 1,
    words: false,
    codec: 'PCMU',
  });
  const server = createServer();
  server.on('upgrade', (request, stream, head) => media.takes(request, stream, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/telephony/media`);
  await once(socket, 'open');
  const send = (message: object) => socket.send(JSON.stringify(message));

  /** Milliseconds of sound and marks that are not played yet. */
  let playing: (number | string)[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString('utf8')) as {
      event: string;
      media?: { payload: string };
      mark?: { name: string };
    };
    if (message.media) playing.push(Buffer.from(message.media.payload, 'base64').length / 8);
    if (message.mark) playing.push(message.mark.name);
    if (message.event === 'clear') playing = playing.filter((item) => typeof item === 'string');
  });
  function play(ms: number): void {
    for (let left = ms; playing.length > 0; playing.shift()) {
      const head = playing[0] ?? 0;
      if (typeof head === 'string') send({ event: 'mark', mark: { name: head } });
      else if (head > left) return void (playing[0] = head - left);
      else left -= head;
    }
  }

  send({ event: 'start', start: { streamSid: 'MZ', callSid: 'CA', customParameters: { ticket: 't' } } });
  async function frame(payload: Uint8Array): Promise<void> {
    nowMs += 20;
    play(20);
    const timestamp = String(nowMs - startMs + 7000);
    send({ event: 'media', media: { payload: Buffer.from(payload).toString('base64'), timestamp } });
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
  const quiet = encodeMuLaw(new Int16Array(160));
  return {
    ...session,
    now: () => nowMs - startMs,
    async speak(hertz: number, ms: number) {
      const sound = encodeMuLaw(tone(hertz, ms));
      for (let at = 0; at < sound.length; at += 160) await frame(sound.subarray(at, at + 160));
    },
    /** Sends silence until the condition holds. */
    async until(holds: () => boolean) {
      for (let frames = 0; frames < 3000 && !holds(); frames++) await frame(quiet);
      if (!holds()) throw new Error('Not within a minute of sound');
    },
    async listen(silences: Span[]) {
      await recordings.finish(ref);
      const offsetMs = pieces[0]?.partOffsetMs ?? 0;
      const open = async () => Readable.from([Buffer.concat(pieces.map(({ sound }) => sound))]);
      const joined = await joinRecordings([{ offsetMs, contentType: 'audio/webm', open }], { silences });
      const directory = mkdtempSync(join(tmpdir(), 'colloquy-tones-'));
      const path = join(directory, 'recording.webm');
      writeFileSync(path, await buffer(joined.stream()));
      await joined.dispose();
      const heard = await listenTo(path);
      rmSync(directory, { recursive: true });
      const all = [offRecord, onRecord, interviewer, beforeConsent];
      return {
        toneAt: (ms: number) => heard.toneAt(ms, all),
        tones: () =>
          new Set(
            Array.from({ length: Math.floor(heard.heardMs / 50) }, (_, n) => heard.toneAt(n * 50, all)),
          ),
      };
    },
    async hangUp() {
      socket.terminate();
      await media.stop?.();
      server.close();
    },
  };
}

let call: Awaited<ReturnType<typeof aCall>>;
afterEach(() => call.hangUp());

/** A call with one answer off the record. @returns the times of the answers */
async function converse() {
  call = await aCall();
  const { turns, ask, speak, until, client, now } = call;
  const isHeard = () => (turns.at(-1)?.durationMs ?? 0) > 0;
  const passed = (ms: number) => {
    const since = now();
    return () => now() - since >= ms;
  };
  await until(() => client() !== undefined);
  await speak(beforeConsent, 2000);
  await until(() => turns.length === 1);
  client()?.mayRecord?.();
  ask('What does it cost?', 'question');
  await until(isHeard);
  await until(passed(1000));
  const off = now();
  await speak(offRecord, 3000);
  await until(() => turns.length === 3);
  ask('I have noted that.', 'off-the-record');
  await until(isHeard);
  await until(passed(1000));
  const on = now();
  await speak(onRecord, 3000);
  await until(() => turns.length === 5);
  await until(passed(2000));
  return { off, on };
}

test('the times of the transcript are those of the sound, on both sides', async () => {
  const { off, on } = await converse();
  const { turns, listen } = call;
  expect(turns.map(({ text }) => text)).toEqual([
    words[beforeConsent],
    'What does it cost?',
    words[offRecord],
    'I have noted that.',
    words[onRecord],
  ]);
  const heard = await listen([]);
  const tones = [beforeConsent, interviewer, offRecord, interviewer, onRecord];
  for (const [place, { offsetMs, durationMs }] of turns.entries()) {
    if (place === 0) continue; // not recorded
    const around = [offsetMs - 100, offsetMs + 100, offsetMs + durationMs - 100, offsetMs + durationMs + 100];
    expect(around.map(heard.toneAt)).toEqual(['silence', tones[place], tones[place], 'silence']);
  }
  expect(Math.abs((turns[2]?.offsetMs ?? 0) - off)).toBeLessThan(200);
  expect(Math.abs((turns[4]?.offsetMs ?? 0) - on)).toBeLessThan(200);
});

test('words off the record or before consent are not in the recording; the answers beside them are', async () => {
  await converse();
  const { turns, silences } = deliveredOf(call.turns, ['en']);
  expect(turns.map(({ text }) => text)).not.toContain(words[offRecord]);
  const heard = await call.listen(silences);
  const tones = heard.tones();
  expect([...tones].sort()).toEqual([onRecord, interviewer, 'silence']);
  const answer = turns.find(({ text }) => text === words[onRecord]);
  for (const ms of [100, 1500, 2900]) expect(heard.toneAt((answer?.offsetMs ?? 0) + ms)).toBe(onRecord);
});

test('no sound is stored of a call that may not be recorded', async () => {
  call = await aCall();
  await call.until(() => call.client() !== undefined);
  await call.speak(beforeConsent, 30_000);
  await expect(call.listen([])).rejects.toMatchObject({ code: 'NO_AUDIO' });
});
