import type { Clock } from '@colloquy/kernel';
import type { MediaStore } from '@colloquy/media';
import type { MediaUrls, TurnOwner } from '../domain/ports';

/** Prefix of the artefacts of withdrawn interviews until they are erased; their URLs are never signed. */
const withdrawn = 'withdrawn/';

/** Signs URLs of the media store, valid for an hour. */
export function makeMediaUrls(store: MediaStore, clock: Clock): MediaUrls {
  return {
    signedUrl: (key) => store.signedUrl(key, { now: clock.now() }),
    withdraw: (owner) => store.movePrefix(prefixOf(owner), withdrawn + prefixOf(owner)),
    async removeAll(owner) {
      for (const prefix of [prefixOf(owner), withdrawn + prefixOf(owner)]) await store.deletePrefix(prefix);
    },
  };
}

const prefixOf = ({ accountId, interviewId }: TurnOwner) => `${accountId}/${interviewId}/`;
