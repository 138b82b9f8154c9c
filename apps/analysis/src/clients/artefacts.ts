import type { MediaStore } from '@colloquy/media';
import type { Artefacts } from '../domain/ports';
import type { SessionRef } from '../domain/run';

/** All files of an interview share a prefix, so that they can be deleted together. */
export function mediaArtefacts(store: Pick<MediaStore, 'put' | 'delete'>): Artefacts {
  const putAs =
    (name: string) =>
    async ({ accountId, interviewId, sessionId }: SessionRef, content: string, signal: AbortSignal) => {
      const key = `${accountId}/${interviewId}/${sessionId}/${name}.json`;
      await store.put(key, Buffer.from(content), { contentType: 'application/json', signal });
      return key;
    };
  return {
    putTranscript: putAs('transcript'),
    putTranslation: putAs('transcript.en'),
    remove: (key) => store.delete(key),
  };
}
