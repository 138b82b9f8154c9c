import type { Logger } from '@colloquy/logging';
import type { Consumer } from './consumer';
import type { Declarations } from './declarations';
import { makeLink, type LinkOptions } from './link';
import type { Listening } from './listener';
import type { Publisher } from './publisher';
import type { QueueReport } from './queue-report';

export function makeLinks(
  { url, connectionName, logger }: { url: string; connectionName: string; logger: Logger },
  uses: {
    declarations: Declarations;
    publisher: Publisher;
    report: QueueReport;
    consumers: ReadonlyMap<string, Consumer>;
    listening: readonly Listening[];
  },
) {
  const { declarations, publisher, report } = uses;
  const linkFor = (purpose: string, setUp: LinkOptions['setUp'], disconnected = () => undefined as void) =>
    makeLink({
      url,
      name: `${connectionName} ${purpose}`,
      logger,
      setUp: async (model, lost) => {
        await declarations.declareOn(model);
        await setUp(model, lost);
      },
      disconnected,
    });
  const publishing = linkFor(
    'publishing',
    async (model, lost) => {
      await publisher.attach(model, lost);
      report.attach(model);
      declarations.keepOn(model);
    },
    () => {
      declarations.keepOn(undefined);
      report.detach();
      publisher.detach();
    },
  );
  const consuming = linkFor('consuming', async (model, lost) => {
    for (const consumer of uses.consumers.values()) await consumer.attach(model, lost);
  });
  const listening = linkFor('listening', async (model, lost) => {
    for (const each of uses.listening) await each.attach(model, lost);
  });
  return { publishing, consuming, listening };
}
