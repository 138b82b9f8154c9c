import type { Channel, GetMessage } from 'amqplib';
import type { MessageMover, Received } from './message-mover';

/** The queue for messages that a fair queue defers. Other processes defer messages too. */
export function makeDeferredQueue(queue: string, { moveTo, acknowledge }: MessageMover) {
  const moves = new Set<Promise<void>>();
  let mayHaveMessages = true;
  return {
    mayHaveMessages: () => mayHaveMessages,
    lookAgain(): void {
      mayHaveMessages = true;
    },
    add(delivery: Received): void {
      const move = moveTo(queue, delivery).then((isMoved) => {
        moves.delete(move);
        if (!isMoved) return;
        acknowledge(delivery);
        mayHaveMessages = true;
      });
      moves.add(move);
    },
    async take(channel: Channel): Promise<GetMessage | undefined> {
      const message = await channel.get(queue).catch(() => false as const); // `lost` follows an error
      if (!message) mayHaveMessages = false;
      return message || undefined;
    },
    moves: () => [...moves],
  };
}
