import { Pool } from 'undici';

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

export interface Target {
  base: string;
  headers?: Record<string, string>;
  request: () => Request;
  status?: number;
}

/** Returns the response times of clients that send a request whenever the last one is answered, milliseconds. */
export async function runClients(
  { base, headers = {}, request, status = 200 }: Target,
  { clients, forMs }: { clients: number; forMs: number },
): Promise<number[]> {
  const pool = new Pool(base, { connections: clients });
  const tookMs: number[] = [];
  const deadline = performance.now() + forMs;
  const client = async () => {
    while (performance.now() < deadline) {
      const begun = performance.now();
      const { method, path, body } = request();
      const sent = { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
      const answer = await pool.request({ method, path, headers: sent, ...(body ? { body } : {}) });
      const text = await answer.body.text();
      if (answer.statusCode !== status) throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`);
      tookMs.push(performance.now() - begun);
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    await pool.close();
  }
  return tookMs;
}
