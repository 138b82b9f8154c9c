import type { Clock } from '@colloquy/kernel';
import type { MediaStore } from '@colloquy/media';
import type { MediaUrls } from '../domain/ports';
import type { TurnOwner } from '../domain/turn-ports';

/** Artefacts of withdrawn interviews; their URLs are never signed. */
const withdrawn = 'withdrawn/';

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
