import { useEffect } from 'react';
import type { Player } from './player';

const stepSeconds = 5;
/** Elements that handle keys themselves. A turn is a button too, but Enter suffices to play it: the space bar is free. */
const ownKeys =
  'input, select, textarea, summary, a, button:not(.turn-time), [role=tab], [role=menu], [role=dialog], [contenteditable]';

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
    // browsers click a focused button when the space bar is released
    document.addEventListener('keyup', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('keyup', onKey);
    };
  }, [player]);
}
