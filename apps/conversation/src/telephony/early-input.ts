import type { SessionFrame } from '../domain/inputs';
import type { UsedSound } from '../runtime/usage-meter';

const maxFrames = 60;

export function makeEarlyInput() {
  const frames: SessionFrame[] = [];
  const sounds: UsedSound[] = [];
  return {
    frame(frame: SessionFrame): void {
      if (frames.length < maxFrames) frames.push(frame);
    },
    sound: (used: UsedSound) => void sounds.push(used),
    dropFrames: () => void frames.splice(0),
    takeFrames: () => frames.splice(0),
    takeSounds: () => sounds.splice(0),
  };
}
