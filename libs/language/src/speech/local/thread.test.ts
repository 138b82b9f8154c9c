import { setImmediate as turn } from 'node:timers/promises';
import { threadWithModels } from './thread';

interface Work extends Record<string, (task: never) => unknown> {
  hear: (task: number) => number;
}

function aThread(hear: (task: number) => Promise<number>) {
  let loads = 0;
  const thread = threadWithModels<Work>(
    { run: (_name, task) => hear(task) as never },
    async () => void (loads += 1),
  );
  return { thread, loads: () => loads };
}

test('a failed task loads the models again, because the thread may have been replaced', async () => {
  const { thread, loads } = aThread(async (task) => {
    if (task === 0) throw new Error('the thread has ended');
    return task;
  });
  await thread.start?.();
  await expect(thread.run('hear', 0)).rejects.toThrow('the thread has ended');
  await turn();
  expect(loads()).toBe(2);
  await expect(thread.run('hear', 7)).resolves.toBe(7);
  expect(loads()).toBe(2);
});

test('a stopping thread ends the tasks in progress and begins no others', async () => {
  let ended = 0;
  const { thread } = aThread(async (task) => {
    await turn();
    ended += 1;
    return task;
  });
  const chain = thread.run('hear', 1).then(() => thread.run('hear', 2));
  const refused = expect(chain).rejects.toMatchObject({ code: 'SPEECH_ENGINE_FAILED' });
  await thread.stop?.();
  await refused;
  expect(ended).toBe(1);
});
