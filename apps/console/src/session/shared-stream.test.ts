import { eventually } from '@colloquy/testing';
import { shareStream } from './shared-stream';

const until = (isTrue: () => boolean) => eventually(() => expect(isTrue()).toBe(true));

/** A tab that follows the stream until it is closed. */
function openTab(name: string) {
  const stop = new AbortController();
  const tab = {
    isLeading: false,
    received: [] as string[],
    tell: (_message: string): void => undefined,
    close: () => stop.abort(),
  };
  const follow = async (tell: (message: string) => void) => {
    tab.isLeading = true;
    tab.tell = tell;
    await new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()));
    tab.isLeading = false;
  };
  shareStream<string>(name, follow, (message) => tab.received.push(message), stop.signal);
  return tab;
}

test('one tab follows the stream for all, and another one takes over when it is closed', async () => {
  const tabs = [openTab('shared'), openTab('shared'), openTab('shared')];
  const [other, leaders] = [openTab('of another user'), () => tabs.filter(({ isLeading }) => isLeading)];
  await until(() => leaders().length > 0);
  expect(leaders()).toHaveLength(1);
  leaders()[0]?.tell('first');
  await until(() => tabs.every(({ received }) => received.length === 1));
  const [closed] = leaders();
  closed?.close();
  await until(() => leaders().some((tab) => tab !== closed));
  leaders()[0]?.tell('second');
  closed?.tell('after the end');
  const open = tabs.filter((tab) => tab !== closed);
  await until(() => open.every(({ received }) => received.length === 2));
  expect(open.map(({ received }) => received)).toEqual([
    ['first', 'second'],
    ['first', 'second'],
  ]);
  expect(closed?.received).toEqual(['first']);
  expect([other.isLeading, other.received]).toEqual([true, []]);
  for (const tab of [...tabs, other]) tab.close();
});
