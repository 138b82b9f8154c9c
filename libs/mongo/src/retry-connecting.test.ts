import { silentLogger } from '@colloquy/logging';
import { IndexRefused } from './index-builder';
import { retryConnecting } from './retry-connecting';

function setUp(failures: Error[]) {
  const warn = jest.fn();
  const stopping = new AbortController();
  let attempts = 0;
  const connect = async () => {
    attempts += 1;
    const failure = failures.shift();
    if (failure) throw failure;
  };
  const options = { logger: { ...silentLogger, warn } as never, refusedMaxMs: 1, stopping: stopping.signal };
  return { warn, stopping, attempts: () => attempts, run: () => retryConnecting(connect, options) };
}

test('an unreachable database is tried again, with one warning', async () => {
  const { warn, attempts, run } = setUp([new Error('down'), new Error('down')]);
  await run();
  expect(attempts()).toBe(3);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a refused index is tried again without a warning of its own', async () => {
  const refused = new IndexRefused({ collection: 'interviews', index: 'a_1' }, 'duplicates exist');
  const { warn, attempts, run } = setUp([refused]);
  await run();
  expect(attempts()).toBe(2);
  expect(warn).not.toHaveBeenCalled();
});

test('a stop ends the attempts', async () => {
  const { stopping, attempts, run } = setUp([new Error('down'), new Error('down')]);
  const ended = run();
  stopping.abort();
  await ended;
  expect(attempts()).toBe(1);
});
