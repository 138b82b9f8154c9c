import type { AudioFrame, ServerFrame } from '@colloquy/contracts';
import type { ConnectionOptions, Of } from './connection-types';
import { makeConversationEnd } from './conversation-end';
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
  const reach = makeReach(events.onStuck);
  const position = makeTurnPosition();
  const line = makeFrameLine({
    connect: options.connect,
    after: options.after,
    hello() {
      ending.connected();
      return session.hello();
    },
    onFrame: receive,
    onSound: (sound) => events.onSound(sound),
    onLost,
  });
  const sounds = makeSoundQueue({ send: line.sendBytes, now, after: options.after });
  const outbox = makeOutbox({ state, sounds, send: line.send, newId: options.newId });
  const ending = makeConversationEnd({ state, sounds, outbox, events });
  const session = makeSession({ state, position, outbox, events, now });

  function receive(frame: ServerFrame): void {
    reach.answered();
    if (frame.type === 'welcome') return welcomed(frame);
    if (frame.type === 'ended') return ended(frame);
    if (frame.type === 'error') ending.refused(frame.code);
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
    line.conversationEnded();
    ending.ended(frame);
  }

  /** @returns whether to reconnect */
  function onLost(code: number): boolean {
    if (!ending.goesOnAfter(code)) return false;
    events.onOnline(false);
    reach.lost();
    return true;
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
      ending.begin();
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
