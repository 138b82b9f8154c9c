import { createHmac } from 'node:crypto';

const answerMs = 15_000;

/** Sends a form with the provider's signature over the address and the sorted fields. */
export async function post(url: string, fields: Record<string, string>, authToken: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': signatureOf(url, fields, authToken) },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(answerMs),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return body;
}

export function signatureOf(url: string, fields: Record<string, string>, authToken: string) {
  const sorted = Object.keys(fields).sort();
  const signed = sorted.reduce((text, name) => `${text}${name}${fields[name]}`, url);
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64');
}
