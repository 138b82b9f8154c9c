import type { Component } from '@colloquy/kernel';
import { type UpstreamService, upstreamServices } from '../domain/route-table';
import { makeUpstream, type Upstream } from './upstream';

/** A stream sends at least a heartbeat every 15 s. */
const streamPauseMs = 45_000;

interface Upstreams {
  upstreams: Readonly<Record<UpstreamService, Upstream>>;
  streams: Upstream;
  component: Component;
}

export function makeUpstreams(
  addresses: Readonly<Record<UpstreamService, readonly string[]>>,
  timeoutMs: number,
): Upstreams {
  const upstreams = Object.fromEntries(
    upstreamServices.map((service) => [service, makeUpstream(addresses[service], { timeoutMs })]),
  ) as Record<UpstreamService, Upstream>;
  const streams = makeUpstream(addresses.interview, { timeoutMs, pauseMs: streamPauseMs });
  return {
    upstreams,
    streams,
    component: {
      name: 'service connections',
      stop: async () => [...Object.values(upstreams), streams].forEach((upstream) => upstream.close()),
    },
  };
}
