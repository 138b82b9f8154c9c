import { type Client, makeClient } from '@colloquy/client';
import { makeAnswerCheck, type OpenApi, templateOf } from './answer-check';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- an answer as it comes over the wire
export type Json = any;

/** An answer of the API, checked against the published description. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Json;
}

/** How a caller proves who it is. */
export interface Credentials {
  apiKey?: string;
  bearerToken?: string;
}

/** Calls the API and holds every answer against the OpenAPI document the platform itself serves. */
export async function makeApi(baseUrl: string) {
  const document = (await (await fetch(`${baseUrl}/api-docs/openapi.json`)).json()) as OpenApi;
  const check = makeAnswerCheck(document);

  return {
    document,
    /** The client that users of the API have: for requests as the document describes them. */
    client(credentials: Credentials): Client {
      const client = makeClient({ baseUrl, ...credentials });
      client.use({
        async onResponse({ request: { method }, response, schemaPath: template }) {
          check({ method, template, status: response.status, body: await bodyOf(response.clone()) });
        },
      });
      return client;
    },
    /** Sends whatever it is told to: for requests no client of good will makes, and for those found in the document. */
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
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

export type Api = Awaited<ReturnType<typeof makeApi>>;
export type ApiClient = ReturnType<Api['as']>;
