import createClient, { type Client as OpenApiClient } from 'openapi-fetch';
import type { paths } from './api-types';

/** The API, operation by operation: `client.GET('/api/interviews/{id}', { params: { path: { id } } })`. */
export type Client = OpenApiClient<paths>;

/** Where the API is and who calls it. */
export interface ClientSettings {
  /** Such as `https://api.example.com`. */
  baseUrl: string;
  /** For servers. */
  apiKey?: string;
  /** Of the web application; a function is asked before every request, as tokens expire. */
  bearerToken?: string | (() => string | Promise<string>);
  /** Default: the one of the runtime. */
  fetch?: (request: Request) => Promise<Response>;
  /** For one request with its answer; default 30,000. */
  timeoutMs?: number;
}

/**
 * A client of the API with types from its OpenAPI document. A call resolves to `{ data, response }` or, when it was
 * refused, `{ error, response }`; `answerOf` turns the latter into an exception. It rejects when there is no answer in
 * time, and when the answer leads elsewhere, so that credentials go to no other address. Nothing is repeated.
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
