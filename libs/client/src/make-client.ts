import createClient, { type Client as OpenApiClient } from 'openapi-fetch';
import type { paths } from './api-types';

/** A typed client: `client.GET('/api/interviews/{id}', { params: { path: { id } } })`. */
export type Client = OpenApiClient<paths>;

/** Settings of a client. */
export interface ClientSettings {
  /** Address of the API, such as `https://api.example.com`. */
  baseUrl: string;
  /** API key of the account, for servers. */
  apiKey?: string;
  /** Access token of the web application. A function is called before every request, because tokens expire. */
  bearerToken?: string | (() => string | Promise<string>);
  /** Default: the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Limit on a request including its response; default 30,000. */
  timeoutMs?: number;
}

/**
 * Creates a client of the API, with types from its OpenAPI document. A call resolves to `{ data, response }`
 * or, if the API refused it, to `{ error, response }`; `answerOf` turns the latter into an exception. A call
 * rejects on time-out and on redirects, so that credentials go to no other address. The client never retries.
 */
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
