import { type Client, makeClient } from '@colloquy/client';
import { makeAnswerCheck, type OpenApi, templateOf } from './answer-check';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- an unparsed answer
export type Json = any;

export interface Answer {
  status: number;
  headers: Headers;
  body: Json;
}

export interface Credentials {
  apiKey?: string;
  bearerToken?: string;
}

export async function makeApi(baseUrl: string) {
  const document = (await (await fetch(`${baseUrl}/api-docs/openapi.json`)).json()) as OpenApi;
  const check = makeAnswerCheck(document);

  return {
    document,
    /** Returns the typed client that users of the API get, for valid requests. */
    client(credentials: Credentials): Client {
      const client = makeClient({ baseUrl, ...credentials });
      client.use({
        async onResponse({ request: { method }, response, schemaPath: template }) {
          check({ method, template, status: response.status, body: await bodyOf(response.clone()) });
        },
      });
      return client;
    },
    /** Returns a function that sends any request, including malformed requests and operations found in the document. */
    as(credentials: Credentials) {
      return async (method: string, target: string, body?: unknown): Promise<Answer> => {
        const response = await fetch(`${baseUrl}${target}`, {
          method,
          headers: {
            ...(credentials.apiKey === undefined ? {} : { 'x-api-key': credentials.apiKey }),
            ...(credentials.bearerToken === undefined
              ? {}
              : { authorization: `Bearer ${credentials.bearerToken}` }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const { status, headers } = response;
        const answer = { status, headers, body: await bodyOf(response) };
        const template = templateOf(Object.keys(document.paths), new URL(target, baseUrl).pathname);
        if (template) check({ method, template, status, body: answer.body });
        return answer;
      };
    },
  };
}

async function bodyOf(response: Response): Promise<Json> {
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  if (!isJson) return void (await response.body?.cancel()); // a file, or a stream, which has no end
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

export type Api = Awaited<ReturnType<typeof makeApi>>;
export type ApiClient = ReturnType<Api['as']>;
