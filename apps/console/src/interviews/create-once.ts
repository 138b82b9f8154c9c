import { answerOf, type Client, type Interview, type NewInterview } from '@colloquy/client';

/**
 * Creates an interview. The same body sent again with the same seed, because the answer was lost, creates nothing; an
 * edited body creates an interview of its own.
 * @param seed random text of the form or row
 */
export async function createOnce(api: Client, seed: string, body: NewInterview): Promise<Interview> {
  const header = { 'idempotency-key': await keyOf(seed, body) };
  return answerOf(api.POST('/api/interviews', { params: { header }, body }));
}

/** Returns a UUID of seed and body (version 8, SHA-256). */
async function keyOf(seed: string, body: NewInterview): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([seed, body]));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
