import { pause } from '@colloquy/kernel';
import type { Timer } from './ports';

/** The machine's monotonic clock. */
export const systemTimer: Timer = { now: () => performance.now(), pause };
