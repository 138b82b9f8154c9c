import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './screen/problem.ts';

/** Time for which a service may be unavailable before a script fails, milliseconds. */
const outageMs = 200_000;

interface ApiOptions {
  baseUrl: string;
  apiKey: string;
  onWait?: (why: string) => void;
}

export function makeApi({ baseUrl, apiKey, onWait = () => undefined }: ApiOptions) {
  const once = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${baseUrl}${path}`, {
      ...init,
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(15_000),
    });

  async function patiently<T>(attempt: () => Promise<T | undefined>): Promise<T> {
    const deadline = performance.now() + outageMs;
    for (let tries = 0; ; tries += 1) {
      const answer = await attempt();
      if (answer !== undefined) return answer;
      if (performance.now() > deadline)
        throw new Problem(`${baseUrl} did not answer for ${outageMs / 1000} s.`);
      if (tries === 0) onWait(`${baseUrl} does not answer, waiting`);
      await pause(1000);
    }
  }

  async function answerTo(path: string, init: RequestInit = {}) {
    const response = await once(path, init).catch(() => undefined);
    if (!response || response.status >= 502 || response.status === 429) return undefined;
    const text = await response.text().catch(() => undefined);
    if (text === undefined) return undefined;
    if (response.ok) return JSON.parse(text);
    throw new Problem(`${init.method ?? 'GET'} ${path} was refused (${response.status}): ${text}`);
  }

  return {
    get: (path: string) => patiently(() => answerTo(path)),
    /** Creates an interview exactly once: after a lost answer it looks for the title, which must be unique. */
    createInterview: (interview: { title: string }): Promise<{ id: string }> =>
      patiently(async () => {
        const created = await answerTo('/api/interviews', {
          method: 'POST',
          body: JSON.stringify(interview),
        });
        if (created) return created;
        const found = await answerTo(
          `/api/interviews?page=1&limit=1&search=${encodeURIComponent(interview.title)}`,
        );
        return found?.data[0];
      }),
  };
}

export type Api = ReturnType<typeof makeApi>;
