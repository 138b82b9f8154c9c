import { useEffect } from 'react';
import type { Player } from './player';

const stepSeconds = 5;
/** Elements that use the keys themselves. A turn is a button, too: Enter hears it, so the space bar is free. */
const ownKeys =
  'input, select, textarea, summary, a, button:not(.turn-time), [role=tab], [role=menu], [role=dialog], [contenteditable]';

/** The space bar plays and pauses, the arrows move by five seconds. */
export function usePlayerKeys(player: Player) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
      if (target instanceof Element && target.closest(ownKeys)) return;
      if (document.querySelector('[role=dialog]')) return;
      if (key === ' ') {
        if (event.type === 'keydown' && !event.repeat) player.toggle();
      } else if (event.type === 'keydown' && (key === 'ArrowLeft' || key === 'ArrowRight')) {
        player.seek(player.read().seconds + (key === 'ArrowLeft' ? -stepSeconds : stepSeconds));
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    // a browser clicks a focused button when the space bar comes up
    document.addEventListener('keyup', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('keyup', onKey);
    };
  }, [player]);
}
