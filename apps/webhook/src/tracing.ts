import { startTracing } from '@colloquy/tracing';

startTracing('webhook');
