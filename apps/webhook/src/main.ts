import './tracing'; // first: modules loaded earlier are not traced
import { runService } from '@colloquy/service';
import { buildApp } from './app';
import { readConfig } from './config';
import { stopTimes } from './runtime/stop-times';

void runService('webhook', { readConfig, buildApp, stopLimitMs: (config) => stopTimes(config).limitMs });
