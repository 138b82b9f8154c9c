import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import type { Express } from 'express';

/**
 * Requests and answers that have the prototypes Express would give each of them: then it changes none. An object whose
 * prototype is changed is one V8 has no fast way with, and that outlives its request.
 */
export function expressMessages(app: Express): Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> {
  return {
    IncomingMessage: madeBy(IncomingMessage, app.request),
    ServerResponse: madeBy(ServerResponse, app.response),
  };
}

/** Not a derived class: its objects would have the prototype of that class, which is not the one Express looks for. */
function madeBy<Constructor extends typeof IncomingMessage | typeof ServerResponse>(
  constructor: Constructor,
  prototype: object,
): Constructor {
  function Made(this: object, ...parameters: unknown[]): void {
    Reflect.apply(constructor, this, parameters);
  }
  Made.prototype = prototype;
  return Made as unknown as Constructor;
}
