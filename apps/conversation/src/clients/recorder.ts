import { chunkKey, type MediaStore } from '@colloquy/media';
import type { Recorder } from '../domain/ports';

export function mediaRecorder(store: Pick<MediaStore, 'put'>): Recorder {
  return {
    async store(ref, { partOffsetMs, index, sound }) {
      await store.put(chunkKey(ref, { partOffsetMs, index }), Buffer.from(sound), {
        contentType: 'audio/webm',
      });
    },
  };
}
