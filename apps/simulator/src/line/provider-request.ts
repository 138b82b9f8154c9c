import type { Provider } from './provider.ts';

const answerMs = 15_000;

export async function post(url: string, fields: Record<string, string>, provider: Pick<Provider, 'signed'>) {
  const body = new URLSearchParams(fields);
  const response = await fetch(url, {
    method: 'POST',
    headers: provider.signed(url, body),
    body,
    signal: AbortSignal.timeout(answerMs),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return text;
}
