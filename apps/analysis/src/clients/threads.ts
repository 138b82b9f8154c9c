import { makeThread, type Service } from '@colloquy/service';
import type { SoundWork, TextWork } from '../domain/ports';
import type * as soundWorker from '../sound-worker';
import type * as textWorker from '../text-worker';

/** A thread of its own, so that a long recording does not hold up the texts of other sessions. */
export function soundWorkIn(service: Service, workerFile: string, voiceActivity: string): SoundWork {
  const thread = service.add(makeThread<typeof soundWorker>(workerFile), 'storage');
  return { findSpeech: (recording) => thread.run('findSpeech', { path: recording, voiceActivity }) };
}

export function textWorkIn(service: Service, workerFile: string): TextWork {
  const thread = service.add(makeThread<typeof textWorker>(workerFile), 'storage');
  return {
    deliveredText: (session) => thread.run('deliveredText', session),
    analyseInterview: (input) => thread.run('analyseInterview', input),
    alignQuestions: (input) => thread.run('alignQuestions', input),
    compareQuestion: (question) => thread.run('compareQuestion', question),
  };
}
