import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './screen/problem.ts';

/** How long a service may be away before a script gives up, milliseconds. */
const outageMs = 200_000;

/** The REST API as a client that sits out an outage: what may be repeated is repeated until it is answered. */
export function makeApi({
  baseUrl,
  apiKey,
  onWait = () => undefined,
}: {
  baseUrl: string;
  apiKey: string;
  onWait?: (why: string) => void;
}) {
  const once = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${baseUrl}${path}`, {
      ...init,
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(15_000),
    });

  /** @param attempt undefined asks for another one */
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

  /** The answer, or undefined when a service is away. */
  async function answerTo(path: string, init: RequestInit) {
    const response = await once(path, init).catch(() => undefined);
    if (!response || response.status >= 502 || response.status === 429) return undefined;
    const text = await response.text().catch(() => undefined);
    if (text === undefined) return undefined;
    if (response.ok) return JSON.parse(text);
    throw new Problem(`${init?.method ?? 'GET'} ${path} was refused (${response.status}): ${text}`);
  }

  return {
    get: (path: string): Promise<any> => patiently(() => answerTo(path)),
    /**
     * Creates an interview once. Whether a try that was not answered made one is looked up by the title, which
     * must be like no other.
     */
    createInterview: (interview: { title: string }): Promise<any> =>
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
