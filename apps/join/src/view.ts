import type { JoinErrorCode, JoinPageView } from '@colloquy/contracts';

export async function fetchView(): Promise<JoinPageView | JoinErrorCode> {
  try {
    const response = await fetch('view', { signal: AbortSignal.timeout(15_000) });
    if (response.status === 404) return 'unknown-interview';
    if (!response.ok) return 'unavailable';
    return (await response.json()) as JoinPageView;
  } catch {
    return 'unavailable';
  }
}

export function socketUrl(): URL {
  const url = new URL('socket', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url;
}
