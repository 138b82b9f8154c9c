import type { ConnectionEvents, Of } from './connection-types';
import { helloOf } from './hello';
import type { Outbox } from './outbox';
import type { TabState } from './tab-state';
import type { TurnPosition } from './turn-position';

interface SessionOptions {
  state: TabState;
  position: TurnPosition;
  outbox: Outbox;
  events: Pick<ConnectionEvents, 'onOtherSession'>;
  now: () => number;
}

/** The session that the connection resumes or starts. */
export function makeSession({ state, position, outbox, events, now }: SessionOptions) {
  let mode: 'resume' | 'start-over' = 'resume';

  return {
    begin(how: 'resume' | 'start-over'): void {
      mode = how;
    },
    hello: () => helloOf(state.now(), mode, position),
    welcomed({ sessionId, resumeToken, turns }: Of<'welcome'>): void {
      const { session, startedAtMs } = state.now();
      if (session?.sessionId !== sessionId) {
        position.clear();
        const soundLost = outbox.moveToSession(now());
        if (startedAtMs !== undefined) events.onOtherSession(soundLost);
      }
      position.welcomed(turns.filter((turn) => turn.sessionId === sessionId));
      state.change({ session: { sessionId, resumeToken } });
      mode = 'resume';
    },
    ended(): void {
      state.change({ session: undefined });
      position.clear();
    },
  };
}
