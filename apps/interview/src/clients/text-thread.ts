import path from 'node:path';
import { makeThread, type Service } from '@colloquy/service';
import type { ShownTurns } from '../domain/turn-ports';
import type * as textWorker from '../text-worker';

/** Examines texts in another thread of the service: 1,000 characters take up to 10 ms. */
export function shownTurnsIn(service: Service): ShownTurns {
  const file = path.join(__dirname, 'text-worker.js');
  const thread = service.add(makeThread<typeof textWorker>(file), 'storage');
  return (task) => thread.run('shownTurns', task);
}
