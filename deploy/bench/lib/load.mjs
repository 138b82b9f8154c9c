import { Pool } from 'undici';

/**
 * @typedef {{ method: 'GET' | 'POST', path: string, body?: string }} Request
 * @typedef {{ base: string, headers?: Record<string, string>, request: () => Request, status?: number }} Target
 */

/**
 * So many clients that each ask again as soon as they are answered, over kept connections.
 * @param {Target} target
 * @param {{ clients: number, forMs: number }} options
 * @returns {Promise<number[]>} how long each answer took, milliseconds
 * @throws when an answer has another status than the one expected
 */
export async function load({ base, headers = {}, request, status = 200 }, { clients, forMs }) {
  const pool = new Pool(base, { connections: clients });
  /** @type {number[]} */
  const tookMs = [];
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
