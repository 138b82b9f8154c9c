import type { Clock } from '@colloquy/kernel';
import type { MediaStore } from '@colloquy/media';
import type { MediaUrls } from '../domain/ports';

/** Signed addresses of the media store, valid for an hour. */
export function makeMediaUrls(store: MediaStore, clock: Clock): MediaUrls {
  return {
    signedUrl: (key) => store.signedUrl(key, { now: clock.now() }),
    removeAll: ({ accountId, interviewId }) => store.deletePrefix(`${accountId}/${interviewId}/`),
  };
}
