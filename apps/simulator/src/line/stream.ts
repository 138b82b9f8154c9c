import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';
import { backgroundFrame, frameSamples, makeFrames } from './frames.ts';
import { makeSpeechSource } from './speech-source.ts';
import { makePlayout } from './playout.ts';
import type { Background } from './numbers.ts';
import type { Provider, ProviderCall } from './provider.ts';
import type { SoundFormat } from './sound-format.ts';
import { makeSoundPlayout } from './sound-playout.ts';
import type { Synthesise } from './utterance.ts';

interface StreamOptions {
  url: string;
  parameters: Record<string, string>;
  call: ProviderCall;
  provider: Provider;
  paceMs: number;
  sound?: Background;
  formats: { played: SoundFormat; spoken: SoundFormat };
  speak: Synthesise;
  onOpen(): void;
  onHeard(text: string, closing: boolean, cut?: boolean): void;
  onQuiet(): void;
  onSound(): void;
  onClear(): void;
  onClosed(): void;
}

export interface Stream {
  readonly sound: boolean;
  say(text: string): number;
  /** @param afterMs from the beginning of the interviewer's words */
  plan(afterMs: number, work: () => void): void;
  makeNoise(level: number): void;
  speaking(): boolean;
  press(digits: string): void;
  listening(): boolean;
  stop(): void;
  /** Disconnects without a `stop` message. */
  cut(): void;
}

type Message =
  | { event: 'text'; text: string; closing?: boolean }
  | { event: 'media'; media: { payload: string } }
  | { event: 'mark'; mark: { name: string } }
  | { event: 'clear' };

/** Sends words as `text` messages if the platform set the parameter `text`, else as tones in real time. */
export function openStream(options: StreamOptions): Stream {
  const { call, provider, formats } = options;
  const streamId = `MZ${randomBytes(16).toString('hex')}`;
  const socket = new WebSocket(options.url, { handshakeTimeout: 10_000 });
  let sequence = 0;
  let closing = false;

  const send = (event: string, content: object) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    sequence += 1;
    socket.send(JSON.stringify({ event, ...provider.envelope(streamId, sequence), ...content }));
  };
  const takesWords = options.parameters['text'] === 'true';
  const onMark = (name: string) => send('mark', { mark: { name } });
  const { onHeard, onQuiet } = options;
  const words = makePlayout({ onHeard: (text) => onHeard(text, closing), onMark, onQuiet });
  const tones = makeSoundPlayout(formats.played, { onHeard, onMark, onQuiet });
  const playout = takesWords ? words : tones;
  const speech = makeSpeechSource(options.speak, formats.spoken);
  const frames = makeFrames((media) => send('media', { media }));
  const background = (nth: number) => backgroundFrame(options.sound, nth, formats.spoken);
  const spoken = (nth: number) =>
    options.sound && !speech.speaking() ? background(nth) : speech.next(frameSamples(formats.spoken));

  function take(message: Message) {
    if (message.event === 'text') {
      closing ||= message.closing === true;
      words.say(message.text, Math.round(message.text.length * options.paceMs));
    }
    if (message.event === 'media') {
      tones.media(message.media.payload);
      options.onSound();
    }
    if (message.event === 'mark') playout.mark(message.mark.name);
    if (message.event === 'clear') {
      playout.clear();
      options.onClear();
    }
  }

  socket.on('open', () => {
    socket.send(JSON.stringify(provider.connected));
    send('start', { start: provider.start(streamId, call, options.parameters, formats.spoken) });
    if (!takesWords) frames.begin(spoken, tones.pass);
    else if (options.sound) frames.begin(background, () => undefined);
    options.onOpen();
  });
  socket.on('message', (data) => take(JSON.parse(String(data)) as Message));
  socket.on('error', () => undefined); // a close event follows
  socket.on('close', () => {
    frames.end();
    playout.clear();
    options.onClosed();
  });

  return {
    sound: !takesWords,
    say(text) {
      if (!takesWords) return speech.say(text);
      send('text', { text });
      return 0;
    },
    plan: tones.plan,
    makeNoise: speech.makeNoise,
    speaking: speech.speaking,
    press(digits) {
      for (const digit of digits) send('dtmf', { dtmf: { track: 'inbound_track', digit } });
    },
    listening: playout.busy,
    stop() {
      send('stop', { stop: provider.stop(call) });
      socket.close();
    },
    cut: () => socket.terminate(),
  };
}
