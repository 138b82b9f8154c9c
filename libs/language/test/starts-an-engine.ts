import { makeEngineProcess } from '../src/speech/local/engine-process';

/** A service that starts an engine, gives it a task if it is told to, and says the id of the engine's process. */
const [, , file = '', task] = process.argv;
const engine = makeEngineProcess<{
  load: (model: { directory: string }) => void;
  pid: () => number;
  hang: () => void;
}>({
  name: 'test',
  file,
  models: [],
  onEnded: () => undefined,
});
void engine.start?.().then(async () => {
  const pid = await engine.run('pid', undefined as never);
  if (task === 'hang') engine.run('hang', undefined as never).catch(() => undefined);
  process.send?.(pid);
});
