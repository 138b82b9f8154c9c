import type { Platform } from './bench-platform.ts';
import type { Groups } from './cpu.ts';
import { interviewBody } from './interviews.ts';
import type { Request } from './load.ts';
import type { ComparedServer } from './compare-servers.ts';

export type Operation = 'get' | 'list' | 'create';

export interface Ceiling {
  url: string;
  pid: number;
}

interface Measured {
  baseUrl: string;
  creator: Platform['accounts'][number];
  reader: Platform['accounts'][number];
  services: Groups;
  http: Ceiling;
  express: Ceiling;
  forwarded: Ceiling;
  ids: string[];
}

export function comparedServersOf(measured: Measured): Record<Operation, ComparedServer[]> {
  const { baseUrl, creator, reader, services, express, forwarded } = measured;
  const bare = { base: express.url };
  const behind = { base: forwarded.url };
  const onExpress = { express: [express.pid], database: services['database'] ?? [] };
  const onForwarded = { ...onExpress, forwarded: [forwarded.pid] };
  const withKey = (apiKey: string) => ({ base: baseUrl, headers: { 'x-api-key': apiKey } });
  const list = (path: string) => (): Request => ({ method: 'GET', path });
  let created = 0;
  const create = (path: string) => (): Request => {
    created += 1;
    return { method: 'POST', path, body: JSON.stringify(interviewBody(`Cold chain study ${created}`)) };
  };
  const page = 'page=1&limit=20';
  return {
    get: getSides(measured, { bare, behind, onExpress, onForwarded, withKey }),
    list: [
      {
        name: 'the row below behind bare http-proxy-middleware',
        target: { ...behind, request: list(`/interviews?accountId=${reader.accountId}&${page}`) },
        groups: onForwarded,
      },
      {
        name: 'bare express + projected lean list',
        target: { ...bare, request: list(`/interviews?accountId=${reader.accountId}&${page}`) },
        groups: onExpress,
      },
      {
        name: 'gateway, API key',
        target: { ...withKey(reader.apiKey), request: list(`/api/interviews?${page}`) },
        groups: services,
      },
    ],
    create: [
      {
        name: 'the row below behind bare http-proxy-middleware',
        target: { ...behind, request: create('/interviews'), status: 201 },
        groups: onForwarded,
      },
      {
        name: 'bare express + driver insert',
        target: { ...bare, request: create('/interviews'), status: 201 },
        groups: onExpress,
      },
      {
        name: 'gateway, API key',
        target: { ...withKey(creator.apiKey), request: create('/api/interviews'), status: 201 },
        groups: services,
      },
    ],
  };
}

interface Shared {
  bare: { base: string };
  behind: { base: string };
  onExpress: Groups;
  onForwarded: Groups;
  withKey(apiKey: string): { base: string; headers: Record<string, string> };
}

function getSides({ baseUrl, reader, services, http, ids }: Measured, shared: Shared): ComparedServer[] {
  const { bare, behind, onExpress, onForwarded, withKey } = shared;
  const anyId = () => ids[Math.floor(Math.random() * ids.length)];
  const get = (prefix: string) => (): Request => ({ method: 'GET', path: `${prefix}/${anyId()}` });
  const bearer = { authorization: `Bearer ${reader.users[0]?.bearerToken ?? ''}` };
  return [
    {
      name: 'bare node:http',
      target: { base: http.url, request: get('/interviews') },
      groups: { http: [http.pid] },
    },
    {
      name: 'gateway, bearer token',
      target: { base: baseUrl, headers: bearer, request: get('/api/interviews') },
      groups: services,
    },
    {
      name: 'the row below behind bare http-proxy-middleware',
      target: { ...behind, request: get('/interviews') },
      groups: onForwarded,
    },
    {
      name: 'bare express + lean find',
      target: { ...bare, request: get('/interviews') },
      groups: onExpress,
    },
    {
      name: 'gateway, API key',
      target: { ...withKey(reader.apiKey), request: get('/api/interviews') },
      groups: services,
    },
  ];
}
