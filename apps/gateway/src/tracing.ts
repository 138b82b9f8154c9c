import { startTracing } from '@colloquy/tracing';

startTracing('gateway', { edge: true });
