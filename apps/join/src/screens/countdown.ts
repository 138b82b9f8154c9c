import { h } from '../dom';
import type { Strings } from '../strings';

/** Remaining seconds at which the end is announced again. */
const announceAgainAt = 10;

export function countdownPanel(strings: Strings, actions: { here: () => void; wait: () => void }) {
  let endsAt: number | undefined;
  let announced = Infinity;
  const seen = h('p', { 'aria-hidden': 'true' });
  const heard = h('p', { class: 'unseen', role: 'alert' });
  const element = h(
    'div',
    { class: 'countdown', hidden: true },
    seen,
    h(
      'div',
      { class: 'actions' },
      h('button', { type: 'button', click: actions.wait }, strings.wait),
      h('button', { type: 'button', class: 'primary', click: actions.here }, strings.imHere),
    ),
  );

  function hide(): void {
    endsAt = undefined;
    element.hidden = true;
    heard.textContent = '';
  }

  function tick(now: number): void {
    if (endsAt === undefined) return;
    const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
    seen.textContent = strings.stillThere(seconds);
    // announced at the beginning and near the end, not every second
    if (announced < Infinity && !(announced > announceAgainAt && seconds <= announceAgainAt)) return;
    announced = seconds;
    heard.textContent = strings.stillThere(seconds);
  }

  return {
    element,
    announcement: heard,
    show(endsInMs: number, now: number): void {
      endsAt = now + endsInMs;
      announced = Infinity;
      element.hidden = false;
      tick(now);
    },
    hide,
    tick,
    showing: () => endsAt !== undefined,
  };
}
