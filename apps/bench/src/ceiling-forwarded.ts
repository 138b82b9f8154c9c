import { Agent } from 'node:http';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { ForwardOptions } from './ceiling-options.ts';

/** Starts express that only forwards every request to another server: what a gateway costs before it does anything. */
export function startForwarded({ port, target }: ForwardOptions) {
  const agent = new Agent({ keepAlive: true });
  express().disable('x-powered-by').use(createProxyMiddleware({ target, agent })).listen(port, '127.0.0.1');
}
