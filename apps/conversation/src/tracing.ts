import { startTracing } from '@colloquy/tracing';

startTracing('conversation', { edge: true });
