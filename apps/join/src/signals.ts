import type { ClientFrame } from '@colloquy/contracts';
import type { TurnPosition } from './turn-position';

/** Creates the messages that are not repeated after a disconnection. */
export const makeSignals = (send: (frame: ClientFrame) => void, position: TurnPosition) => ({
  setAloud(on: boolean): void {
    position.setAloud(on);
    send({ type: 'voice', aloud: on });
  },
  played: (mark: string) => send({ type: 'played', mark }),
  typing: () => send({ type: 'typing' }),
  /** A turn is being read aloud; not a sign of activity by the expert. */
  telling: (sequence: number) => send({ type: 'telling', sequence }),
});
