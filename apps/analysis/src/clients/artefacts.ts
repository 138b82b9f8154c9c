import type { MediaStore } from '@colloquy/media';
import type { Artefacts } from '../domain/ports';

/** Artefacts in the media store, all of an interview under one prefix so that they can be deleted together. */
export function mediaArtefacts(store: Pick<MediaStore, 'put' | 'delete'>): Artefacts {
  return {
    async putTranscript({ accountId, interviewId, sessionId }, content, signal) {
      const key = `${accountId}/${interviewId}/${sessionId}/transcript.json`;
      await store.put(key, Buffer.from(content), { contentType: 'application/json', signal });
      return key;
    },
    remove: (key) => store.delete(key),
  };
}
