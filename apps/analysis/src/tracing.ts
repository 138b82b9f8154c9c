import { startTracing } from '@colloquy/tracing';

startTracing('analysis');
