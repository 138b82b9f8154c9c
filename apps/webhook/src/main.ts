import './tracing'; // first: what is loaded before it is not traced
import { runService } from '@colloquy/http';
import { makeLogger } from '@colloquy/logging';
import { buildApp } from './app';
import { readConfig } from './config';
import { stopTimes } from './stop-times';

void runService('webhook', () => {
  const config = readConfig();
  const logger = makeLogger({ service: 'webhook', level: config.logLevel });
  return { app: buildApp(config, { logger }), logger, stopLimitMs: stopTimes(config).limitMs };
});
