import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import { isApiRequest } from './is-api-request';

/** JSON responses lack headers that only concern pages. */
const ofApi: HelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  xFrameOptions: { action: 'deny' },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** Helmet runs once for pages and once for the API, because the headers never change. */
export function securityHeaders(): RequestHandler {
  const pages = recorded();
  const api = recorded(ofApi);
  return (req, res, next) => {
    for (const [name, value] of isApiRequest(req) ? api : pages) res.setHeader(name, value);
    next();
  };
}

function recorded(options?: HelmetOptions): [string, string][] {
  const headers: [string, string][] = [];
  const recorder = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  return headers;
}
