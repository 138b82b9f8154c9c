import type { EventRelay } from '@colloquy/mongo';

/** Takes no events under its own lease. */
export function busyRelay(): EventRelay & { kicks: number } {
  const relay = {
    kicks: 0,
    kick: () => void relay.kicks++,
    lease: () => undefined,
    publish: () => undefined,
  };
  return relay;
}
