import createClient, { type Client as OpenApiClient } from 'openapi-fetch';
import type { paths } from './api-types';

/** A typed client: `client.GET('/api/interviews/{id}', { params: { path: { id } } })`. */
export type Client = OpenApiClient<paths>;

export interface ClientSettings {
  baseUrl: string;
  apiKey?: string;
  /** Access token of the web application. A function is called before every request, because tokens expire. */
  bearerToken?: string | (() => string | Promise<string>);
  /** Default: the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Limit on a request including its response; default 30,000. */
  timeoutMs?: number;
}

/** Creates a client that never retries; a call rejects on time-out and redirects, else resolves with `data` or `error`. */
export function makeClient(settings: ClientSettings): Client {
  const { baseUrl, apiKey, bearerToken, timeoutMs = 30_000 } = settings;
  const send = settings.fetch ?? ((request: Request) => fetch(request));
  const client = createClient<paths>({
    baseUrl,
    redirect: 'error',
    fetch: (request) =>
      send(
        new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) }),
      ),
  });
  client.use({
    async onRequest({ request }) {
      if (apiKey !== undefined) request.headers.set('x-api-key', apiKey);
      const token = typeof bearerToken === 'function' ? await bearerToken() : bearerToken;
      if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`);
    },
  });
  return client;
}
