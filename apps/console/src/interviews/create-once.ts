import { answerOf, type Client, type Interview, type NewInterview } from '@colloquy/client';

/** Repeating the same body with the same seed creates nothing, so a lost response is harmless. */
export async function createOnce(api: Client, seed: string, body: NewInterview): Promise<Interview> {
  const header = { 'idempotency-key': await keyOf(seed, body) };
  return answerOf(api.POST('/api/interviews', { params: { header }, body }));
}

/** Version 8, SHA-256. */
async function keyOf(seed: string, body: NewInterview): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([seed, body]));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
