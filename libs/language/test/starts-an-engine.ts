import { makeEngineProcess } from '../src/speech/local/engine-process';

/** A service that starts an engine and says the id of its process. */
const [, , file = ''] = process.argv;
const engine = makeEngineProcess<{ load: (model: { directory: string }) => void; pid: () => number }>({
  name: 'test',
  file,
  models: [],
  onEnded: () => undefined,
});
void engine.start?.().then(async () => {
  process.send?.(await engine.run('pid', undefined as never));
});
