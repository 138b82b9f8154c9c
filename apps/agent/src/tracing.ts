import { startTracing } from '@colloquy/tracing';

startTracing('agent');
