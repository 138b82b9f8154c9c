import type { ServerFrame } from '@colloquy/contracts';
import type { ConnectionEvents } from './connection-types';
import type { Outbox } from './outbox';
import type { SoundQueue } from './sound/sound-queue';
import type { TurnPosition } from './turn-position';

/** A frame that neither opens nor ends a session. */
type SessionFrame = Exclude<ServerFrame, { type: 'welcome' | 'ended' | 'error' }>;

interface FrameReceivers {
  position: TurnPosition;
  outbox: Outbox;
  sounds: SoundQueue;
  events: ConnectionEvents;
}

/** Passes a frame on to the page, after the parts of the connection that keep track of it. */
export function passOn(frame: SessionFrame, { position, outbox, sounds, events }: FrameReceivers): void {
  switch (frame.type) {
    case 'turn':
      position.arrived(frame.sequence);
      return events.onTurn(frame);
    case 'ack':
      outbox.acknowledged(frame.utteranceId);
      position.acked(frame.sequence);
      return events.onAck(frame);
    case 'audio-ack':
      return sounds.acked(frame);
    case 'spoken':
      position.spoken(frame.sequence);
      return events.onVoice(frame);
    case 'caption':
    case 'mark':
    case 'hush':
      return events.onVoice(frame);
    case 'phone':
      outbox.phoneAnswered();
      return events.onPhone(frame);
    case 'countdown':
      return events.onCountdown(frame);
  }
}
