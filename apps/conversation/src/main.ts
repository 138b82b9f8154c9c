import './tracing'; // first: what is loaded before it is not traced
import { runService } from '@colloquy/http';
import { prepareRequests } from '@colloquy/language';
import { makeLogger } from '@colloquy/logging';
import { buildApp } from './app';
import { readConfig } from './config';

void runService('conversation', () => {
  const config = readConfig();
  prepareRequests();
  const logger = makeLogger({ service: 'conversation', level: config.logLevel });
  return { app: buildApp(config, { logger }), logger };
});
