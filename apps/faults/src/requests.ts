export interface RequestCounts {
  sent: number;
  refused: number;
  failedWithError: number;
  failedWithoutError: number;
  unanswered: number;
  examples: string[];
}

/** Longer than the gateway's time-out for a service, milliseconds. */
const timeoutMs = 20_000;
const maxExamples = 5;

interface RequestOptions {
  baseUrl: string;
  apiKey: string;
  bearerToken: string;
}

interface Answer {
  status: number;
  body: unknown;
}

/** Makes a client that counts all results and never retries. It alternates between API key and access token. */
export function makeRequests({ baseUrl, apiKey, bearerToken }: RequestOptions) {
  const counts: RequestCounts = {
    sent: 0,
    refused: 0,
    failedWithError: 0,
    failedWithoutError: 0,
    unanswered: 0,
    examples: [],
  };
  const example = (text: string) => {
    if (counts.examples.length < maxExamples) counts.examples.push(text);
  };

  async function send(method: string, path: string, body?: object): Promise<Answer | undefined> {
    counts.sent += 1;
    const viaKey = counts.sent % 2 === 0;
    const begun = performance.now();
    const took = () => `after ${Math.round(performance.now() - begun)} ms`;
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          ...(viaKey ? { 'x-api-key': apiKey } : { authorization: `Bearer ${bearerToken}` }),
          'content-type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      const parsed = parse(text);
      if (response.status >= 400) {
        const kind = kindOf(response.status, parsed);
        counts[kind] += 1;
        example(`${method} ${path}: ${response.status} ${text.slice(0, 120)} ${took()}`);
      }
      return { status: response.status, body: parsed };
    } catch (error) {
      counts.unanswered += 1;
      const { name, cause } = error as Error & { cause?: { code?: string; message?: string } };
      example(`${method} ${path}: ${cause?.code ?? cause?.message ?? name} ${took()}`);
      return undefined;
    }
  }
  return { counts, send };
}

export type Requests = ReturnType<typeof makeRequests>;

function kindOf(status: number, body: { error?: unknown } | undefined) {
  if (status < 500) return 'refused';
  return typeof body?.error === 'string' && body.error !== '' ? 'failedWithError' : 'failedWithoutError';
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
