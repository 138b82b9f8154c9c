import type { IncomingHttpHeaders } from 'node:http';
import type { Writable } from 'node:stream';
import { type Dispatcher, errors, type Pool } from 'undici';
import type { GiveUp } from './give-up';

/** A request as it is forwarded. */
export interface UpstreamRequest {
  method: string;
  /** Path and query as the client wrote them. */
  path: string;
  headers: Record<string, string | string[]>;
  /** A stream is not read before there is a connection, so that it can go to another replica when there is none. */
  body: Buffer | AsyncIterable<Buffer> | undefined;
  giveUp: GiveUp;
}

/** Begins the answer; returns where its body goes. Called at most once. */
export type Respond = (status: number, headers: IncomingHttpHeaders) => Writable;

/**
 * Sends a request over a pool's connection and the answer, as it comes, to where `respond` says. Works on undici's
 * events rather than its streams, which cost as much again as all else the gateway does.
 * Rejects when there was no answer or it broke off; then the place it went to is destroyed.
 */
export function exchange(pool: Pool, request: UpstreamRequest, respond: Respond): Promise<void> {
  const { method, path, headers, body, giveUp } = request;
  return new Promise((resolve, reject) => {
    let to: Writable | undefined;
    const options: Dispatcher.DispatchOptions = {
      method: method as Dispatcher.HttpMethod,
      path,
      headers,
      body: (body as never) ?? null,
    };
    pool.dispatch(options, {
      onRequestStart(controller) {
        const abort = () => controller.abort(new errors.RequestAbortedError());
        if (giveUp.givenUp()) abort();
        else giveUp.whenGivenUp(abort);
      },
      onResponseStart(_controller, status, answered) {
        if (status >= 200) to = respond(status, answered);
      },
      onResponseData(controller, chunk) {
        if (!to || to.write(chunk)) return;
        controller.pause();
        to.once('drain', () => controller.resume());
      },
      onResponseEnd() {
        to?.end();
        resolve();
      },
      onResponseError(_controller, error) {
        to?.destroy();
        reject(error);
      },
    });
  });
}
