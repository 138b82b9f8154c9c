import { startTracing } from '@colloquy/tracing';

startTracing('billing');
