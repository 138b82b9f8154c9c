import { startTracing } from '@colloquy/tracing';

startTracing('interview');
