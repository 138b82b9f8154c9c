import { makeKeyedLock } from './keyed-lock';

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

test('work for one key waits its turn, also behind work that fails; other keys do not wait', async () => {
  const lock = makeKeyedLock();
  const order: string[] = [];
  const first = gate();
  const failed = lock.run('a', async () => {
    await first.opened;
    order.push('a1');
    throw new Error('no');
  });
  const second = lock.run('a', async () => void order.push('a2'));
  await lock.run('b', async () => void order.push('b'));
  first.open();
  await expect(failed).rejects.toThrow('no');
  await second;
  expect(order).toEqual(['b', 'a1', 'a2']);
});
