import { startTracing } from '@colloquy/tracing';

startTracing('account');
