import { setMaxListeners } from 'node:events';
import type { Channel, ConsumeMessage, GetMessage } from 'amqplib';
import { backoffMs, pause } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import { copyFor } from './message';
import type { Publisher } from './publisher';

/** Messages can only be acknowledged on their own channel. */
export interface ConsumingChannel {
  readonly channel: Channel;
  readonly isClosed: boolean;
}

export interface Received {
  readonly session: ConsumingChannel;
  readonly message: ConsumeMessage | GetMessage;
}

const moveBackoff = { baseMs: 200, maxMs: 5000 };

export function makeMessageMover(options: { queue: string; publisher: Publisher; logger: Logger }) {
  const { queue, publisher, logger } = options;
  const abandon = new AbortController();
  setMaxListeners(0, abandon.signal); // at most one per message on the channel

  return {
    /** Moves a message before it is acknowledged: a rejection would count towards the delivery limit. */
    async moveTo(
      destination: string,
      { session, message }: Received,
      headers: Record<string, unknown> = {},
    ): Promise<boolean> {
      const copy = copyFor(destination, message, headers);
      for (let tries = 0; !session.isClosed && !abandon.signal.aborted; tries++) {
        try {
          await publisher.send(copy, abandon.signal);
          return true;
        } catch {
          await pause(backoffMs(tries, moveBackoff), abandon.signal);
        }
      }
      return false;
    },
    /** `ack` throws on a closed channel; the broker then redelivers the message. */
    acknowledge({ session, message }: Received): void {
      try {
        session.channel.ack(message);
      } catch {
        logger.debug('Delivery could not be acknowledged', { queue });
      }
    },
    giveUp: () => abandon.abort(),
  };
}

export type MessageMover = ReturnType<typeof makeMessageMover>;
