import { once } from 'node:events';
import { encodeMuLaw, type Pcm, type SpeechToText, type TextToSpeech } from '@colloquy/language';
import WebSocket from 'ws';
import { signatureOf } from '../src/telephony/signature';
import { authToken } from './line';

/** 20 ms of a tone or of silence. */
const frameOf = (level: number) =>
  Buffer.from(encodeMuLaw(Int16Array.from({ length: 160 }, (_, at) => level * Math.sin(at / 3)))).toString(
    'base64',
  );

/** Scripted models: each utterance is recognised as the next of `heard`, or `fails`; a character lasts 10 ms. */
export function scriptedSpeech(heard: string[]) {
  const utterances: Pcm[] = [];
  const voices: string[] = [];
  let ready: Promise<void> = Promise.resolve();
  const speechToText: SpeechToText = {
    async transcribe(audio) {
      utterances.push(audio);
      await ready;
      const words = heard.shift() ?? '';
      if (words === 'fails') throw new Error('The recogniser is down');
      return words;
    },
  };
  const textToSpeech: TextToSpeech = {
    async *speak({ text, voice }) {
      voices.push(voice);
      yield { samples: new Int16Array(text.length * 240).fill(1000), sampleRate: 24_000 };
    },
  };
  return {
    utterances,
    voices,
    ports: { speechToText, textToSpeech },
    /** Recognises nothing until `goesOn`. */
    pauses() {
      const asked = utterances.length;
      let goesOn: () => void = () => undefined;
      ready = new Promise((resolve) => (goesOn = resolve));
      return { goesOn: () => goesOn(), isAwaited: () => utterances.length > asked };
    },
  };
}

/**
 * Calls the interview with this meeting id and PIN over a provider that carries sound.
 * @param listens whether the provider acknowledges what it plays
 */
export async function callWithSound(
  callbackUrl: string,
  entered: { meetingId: string; pin: string },
  listens = true,
) {
  const url = `${callbackUrl}/telephony/inbound?try=1&meeting=${entered.meetingId}`;
  const fields = { CallSid: 'CAsound', From: '+4930123456', Digits: entered.pin };
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': signatureOf(url, fields, authToken) },
    body: new URLSearchParams(fields),
  });
  const ticket = /name="ticket" value="([^"]+)"/.exec(await answer.text())?.[1];
  const socket = new WebSocket(`${callbackUrl.replace('http', 'ws')}/telephony/media`);
  await once(socket, 'open');
  const send = (message: object) => socket.send(JSON.stringify(message));
  let bytes = 0;
  const clears: number[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString('utf8')) as {
      event: string;
      media?: { payload: string };
      mark?: { name: string };
    };
    if (message.media) bytes += Buffer.from(message.media.payload, 'base64').length;
    if (message.event === 'clear') clears.push(bytes);
    if (message.event === 'mark' && listens) send(message);
  });
  const customParameters = { ticket };
  send({ event: 'connected', protocol: 'Call', version: '1.0.0' });
  send({ event: 'start', start: { streamSid: 'MZ1', callSid: 'CAsound', customParameters } });
  const sound = (level: number, frames: number) => {
    for (let at = 0; at < frames; at++)
      send({ event: 'media', media: { track: 'inbound', payload: frameOf(level) } });
  };
  return {
    /** Bytes of sound. */
    played: () => bytes,
    clears,
    /** Half a second of speech and a pause. */
    speak: () => [sound(4000, 25), sound(0, 30)],
    sound,
    /** Sends sound at 8 kHz. */
    play(samples: Int16Array) {
      for (let at = 0; at < samples.length; at += 160) {
        const payload = Buffer.from(encodeMuLaw(samples.subarray(at, at + 160))).toString('base64');
        send({ event: 'media', media: { track: 'inbound', payload } });
      }
    },
    press: (digit: string) => send({ event: 'dtmf', dtmf: { digit } }),
    /** Tells the end of the call, without closing the connection. */
    stop: () => send({ event: 'stop' }),
    hangUp() {
      send({ event: 'stop' });
      socket.close();
    },
    close: () => socket.terminate(),
  };
}
