import type { ChannelModel } from 'amqplib';
import { makeDueWorker } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Listening } from './listener';
import { declareTopology, type Topology } from './topology';

/** Declares queues and bindings, and again periodically, because nothing reports when an operator removes one. */
export function makeDeclarations(options: {
  topology: Topology;
  everyMs: number;
  listening: readonly Listening[];
  logger: Logger;
}) {
  const { topology, everyMs, listening, logger } = options;
  let kept: ChannelModel | undefined;

  async function declareOn(model: ChannelModel): Promise<void> {
    const channel = await model.createChannel();
    channel.on('error', () => undefined); // the refused call rejects
    await declareTopology(channel, topology);
    await channel.close();
  }

  async function declareAgain(): Promise<boolean> {
    if (kept) await declareOn(kept);
    return false;
  }

  async function bindAgain(): Promise<boolean> {
    for (const each of listening) await each.bindAgain();
    return false;
  }

  // two workers, so that one connection that does not answer does not delay the other
  const workers = [declareAgain, bindAgain].map((work) =>
    makeDueWorker({
      name: 'declarations',
      everyMs,
      work: [work],
      failed: (error) => logger.warn('Queues could not be declared again', errorFields(error)),
    }),
  );

  return {
    start: async () => void (await Promise.all(workers.map((worker) => worker.start()))),
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
    declareOn,
    keepOn(model: ChannelModel | undefined): void {
      kept = model;
    },
  };
}

export type Declarations = ReturnType<typeof makeDeclarations>;
