import type { AudioFrame, JoinErrorCode, ServerFrame } from '@colloquy/contracts';
import { afterLoss, isFinal, type Refused } from './after-loss';
import type { ConnectionOptions, Of } from './connection-types';
import { makeFrameLine } from './frame-line';
import type { Setup } from './memory';
import { makeOutbox } from './outbox';
import { makeReach } from './reach';
import { makeSession } from './session';
import { passOn } from './session-frames';
import { makeSignals } from './signals';
import { makeSoundQueue } from './sound/sound-queue';
import { makeTabState } from './tab-state';
import { makeTurnPosition } from './turn-position';

/** Keeps a conversation alive over broken connections: reconnects with the resume token until the session is over. */
export function makeConnection(options: ConnectionOptions) {
  const { events, now } = options;
  const state = makeTabState(options.memory, now);
  let refusal: JoinErrorCode | undefined;
  let finished = false;
  const reach = makeReach(events.onStuck);
  const position = makeTurnPosition();
  const line = makeFrameLine({
    connect: options.connect,
    after: options.after,
    hello() {
      refusal = undefined;
      return session.hello();
    },
    onFrame: receive,
    onSound: (sound) => events.onSound(sound),
    onLost,
  });
  const sounds = makeSoundQueue({ send: line.sendBytes, now, after: options.after });
  const outbox = makeOutbox({ state, sounds, send: line.send, newId: options.newId });
  const session = makeSession({ state, position, outbox, events, now });

  function receive(frame: ServerFrame): void {
    reach.answered();
    if (frame.type === 'welcome') return welcomed(frame);
    if (frame.type === 'ended') return ended(frame);
    if (frame.type === 'error') refusal = frame.code;
    else passOn(frame, { position, outbox, sounds, events });
  }

  function welcomed(welcome: Of<'welcome'>): void {
    session.welcomed(welcome);
    line.conversationOpened();
    reach.opened();
    events.onOnline(true);
    events.onWelcome(welcome);
    outbox.again();
  }

  function ended(frame: Of<'ended'>): void {
    session.ended();
    // the client was disconnected for too long: a new session continues the lost one
    if (frame.reason === 'client_disconnect' && !line.isOnline()) return;
    finished = true;
    line.conversationEnded();
    const { setup, wish, unsent } = state.now();
    state.end({ unsent: frame.withdrawn ? [] : unsent, setup });
    outbox.end();
    events.onEnded(frame, { withdrawing: wish === 'withdraw' && !frame.withdrawn });
  }

  /** @returns whether to reconnect */
  function onLost(code: number): boolean {
    if (finished) return false;
    const next = afterLoss(code, refusal);
    if (typeof next === 'object') return stop(next.refused);
    if (next === 'join-again') state.change({ session: undefined });
    events.onOnline(false);
    reach.lost();
    return true;
  }

  function stop(why: Refused): false {
    finished = true;
    sounds.clear();
    if (isFinal(why)) state.end(why === 'withdrawn' ? { unsent: [] } : state.now());
    events.onRefused(why);
    return false;
  }

  const { earlier, unsent, undelivered, withdrawing, sessionMs } = state;
  return {
    ...outbox.requests,
    earlier,
    unsent,
    undelivered,
    withdrawing,
    sessionMs,
    start(setup: Setup, how: 'resume' | 'start-over' = 'resume'): void {
      state.change({ setup });
      finished = false;
      session.begin(how);
      line.open();
    },
    networkLost: line.networkLost,
    networkBack: line.networkBack,
    record: (piece: AudioFrame) => sounds.add(piece),
    sendSound: line.sendBytes,
    buffered: line.buffered,
    ...makeSignals(line.send, position),
  };
}

export type Connection = ReturnType<typeof makeConnection>;
