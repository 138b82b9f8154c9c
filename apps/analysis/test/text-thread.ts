import path from 'node:path';
import { bundle } from '@colloquy/harness';
import { makeThread } from '@colloquy/service';
import type { TextWork } from '../src/domain/ports';
import type * as textWorker from '../src/text-worker';

export function useTextThread(): TextWork {
  const built = bundle({ 'text-worker': path.resolve(__dirname, '../src/text-worker.ts') });
  const thread = makeThread<typeof textWorker>(built.fileOf('text-worker'));
  beforeAll(() => thread.start?.());
  afterAll(async () => {
    await thread.stop?.();
    built.remove();
  });
  return {
    deliveredText: (session) => thread.run('deliveredText', session),
    analyseInterview: (input) => thread.run('analyseInterview', input),
    alignQuestions: (input) => thread.run('alignQuestions', input),
    compareQuestion: (question) => thread.run('compareQuestion', question),
  };
}
