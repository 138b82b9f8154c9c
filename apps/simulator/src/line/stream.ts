import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';
import { makeMouth } from './mouth.ts';
import { makePlayout } from './playout.ts';
import type { Background } from './numbers.ts';
import { makeSoundPlayout } from './sound-playout.ts';

/** 20 ms of 8 kHz mu-law: a frame of sound. */
const frameBytes = 160;
const frameMs = 20;

export interface StreamOptions {
  url: string;
  parameters: Record<string, string>;
  accountSid: string;
  callSid: string;
  /** How long a character takes to say, milliseconds. */
  paceMs: number;
  sound?: Background;
  onOpen(): void;
  onHeard(text: string, closing: boolean, cut?: boolean): void;
  onQuiet(): void;
  onClear(): void;
  onClosed(): void;
}

/** The media stream of a call, seen from the person on the line. */
export interface Stream {
  /** Whether words go as sound. */
  readonly sound: boolean;
  /** Returns how long the words take, milliseconds. */
  say(text: string): number;
  /** Does something so long after the interviewer has begun to be heard. */
  plan(afterMs: number, work: () => void): void;
  makeNoise(level: number): void;
  speaking(): boolean;
  press(digits: string): void;
  /** Whether the person is listening to something. */
  listening(): boolean;
  /** Closes the stream of a call that is over. */
  stop(): void;
  /** Breaks the connection without a word. */
  cut(): void;
}

/** A message of the platform on a media stream. */
type Message =
  | { event: 'text'; text: string; closing?: boolean }
  | { event: 'media'; media: { payload: string } }
  | { event: 'mark'; mark: { name: string } }
  | { event: 'clear' };

/**
 * Opens the media stream of a call, as a provider does. Words go both ways as `text` messages if the platform asked for
 * that with the parameter `text`; otherwise as tones, in real time.
 */
export function openStream(options: StreamOptions): Stream {
  const { accountSid, callSid } = options;
  const streamSid = `MZ${randomBytes(16).toString('hex')}`;
  const socket = new WebSocket(options.url, { handshakeTimeout: 10_000 });
  let sequence = 0;
  let chunk = 0;
  let closing = false;
  let sounding: NodeJS.Timeout | undefined;

  const send = (event: string, content: object) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    sequence += 1;
    socket.send(JSON.stringify({ event, sequenceNumber: String(sequence), streamSid, ...content }));
  };
  const takesWords = options.parameters['text'] === 'true';
  const onMark = (name: string) => send('mark', { mark: { name } });
  const { onHeard, onQuiet } = options;
  const words = makePlayout({ onHeard: (text) => onHeard(text, closing), onMark, onQuiet });
  const tones = makeSoundPlayout({ onHeard, onMark, onQuiet });
  const playout = takesWords ? words : tones;
  const mouth = makeMouth();

  function sendFrame(frame: Buffer) {
    chunk += 1;
    const payload = frame.toString('base64');
    const timestamp = String(chunk * frameMs);
    send('media', { media: { track: 'inbound', chunk: String(chunk), timestamp, payload } });
  }

  /** Sends the sound of the time that has passed, whenever timers come. */
  function beginSound(frame: (nth: number) => Buffer, pass: (ms: number) => void) {
    const beganAt = performance.now();
    sounding = setInterval(() => {
      while (chunk * frameMs < performance.now() - beganAt) {
        sendFrame(frame(chunk));
        pass(frameMs);
      }
    }, frameMs);
  }

  const background = (nth: number) => frameOf(options.sound === 'music', nth);
  const spoken = (nth: number) =>
    options.sound && !mouth.speaking() ? background(nth) : mouth.next(frameBytes);

  function take(message: Message) {
    if (message.event === 'text') {
      closing ||= message.closing === true;
      words.say(message.text, Math.round(message.text.length * options.paceMs));
    }
    if (message.event === 'media') tones.media(message.media.payload);
    if (message.event === 'mark') playout.mark(message.mark.name);
    if (message.event === 'clear') {
      playout.clear();
      options.onClear();
    }
  }

  socket.on('open', () => {
    socket.send(JSON.stringify({ event: 'connected', protocol: 'Call', version: '1.0.0' }));
    const mediaFormat = { encoding: 'audio/x-mulaw', sampleRate: 8000, channels: 1 };
    const customParameters = options.parameters;
    send('start', {
      start: { streamSid, accountSid, callSid, tracks: ['inbound'], mediaFormat, customParameters },
    });
    if (!takesWords) beginSound(spoken, tones.pass);
    else if (options.sound) beginSound(background, () => undefined);
    options.onOpen();
  });
  socket.on('message', (data) => take(JSON.parse(String(data)) as Message));
  socket.on('error', () => undefined); // the close that follows is what counts
  socket.on('close', () => {
    clearInterval(sounding);
    playout.clear();
    options.onClosed();
  });

  return {
    sound: !takesWords,
    say(text) {
      if (!takesWords) return mouth.say(text);
      send('text', { text });
      return 0;
    },
    plan: tones.plan,
    makeNoise: mouth.makeNoise,
    speaking: mouth.speaking,
    press(digits) {
      for (const digit of digits) send('dtmf', { dtmf: { track: 'inbound_track', digit } });
    },
    listening: playout.busy,
    stop() {
      send('stop', { stop: { accountSid, callSid } });
      socket.close();
    },
    cut: () => socket.terminate(),
  };
}

/** A frame of sound: a tone that wanders for music, else silence. */
function frameOf(music: boolean, nth: number) {
  const frame = Buffer.alloc(frameBytes, 0xff);
  if (music) for (let at = 0; at < frameBytes; at += 1) frame[at] = (at >> 2) % 2 ? 0x90 + (nth % 8) : 0x10;
  return frame;
}
