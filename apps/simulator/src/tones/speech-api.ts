import { tonesOf, wordsIn } from './tone-code.ts';
import { bytesOf, readWav } from './wav.ts';
import type { IncomingMessage } from 'node:http';

/** Sample rate of `response_format: pcm`. */
const speechRate = 24_000;
/** Largest request: more than two minutes of WAV at 48 kHz. */
const maxBytes = 25 * 1024 * 1024;

/** Serves the transcription and speech endpoints of OpenAI's interface, with tones as speech. */
export async function speechApi(
  request: IncomingMessage,
  path: string,
): Promise<{ status: number; body: object | Buffer }> {
  const body = await bytesIn(request);
  if (path === '/v1/audio/speech') {
    const { input } = JSON.parse(body.toString('utf8'));
    return { status: 200, body: bytesOf(tonesOf(String(input), speechRate)) };
  }
  if (path === '/v1/audio/transcriptions') {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const file = (await new Response(new Uint8Array(body), { headers }).formData()).get('file');
    if (!(file instanceof Blob)) throw new Error('The field "file" is missing');
    const { samples, sampleRate } = readWav(new Uint8Array(await file.arrayBuffer()));
    return { status: 200, body: { text: wordsIn(samples, sampleRate) } };
  }
  return { status: 404, body: { message: 'Not found' } };
}

async function bytesIn(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > maxBytes) throw new Error('The body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
