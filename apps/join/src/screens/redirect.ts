import { h } from '../dom';
import type { Strings } from '../strings';

/** How long the thank-you stays before the redirect to the client's page. */
const redirectAfterSeconds = 10;

/**
 * Announces the redirect, with a way to stay.
 * @param mayGo returns false while closing words are being played
 */
export function redirectPart(url: string, strings: Strings, mayGo: () => boolean, go: () => void) {
  const { host } = new URL(url);
  let seconds = redirectAfterSeconds;
  const seen = h('p', { 'aria-hidden': 'true' }, strings.redirecting(host, seconds));
  const heard = h('p', { class: 'unseen', role: 'status' }, strings.redirecting(host, seconds));
  const stay = h('button', { type: 'button', click: stop }, strings.redirectStop);
  const link = h('a', { href: url, rel: 'noreferrer' }, strings.redirectLink);
  const element = h('div', { class: 'redirect' }, seen, heard, h('p', { class: 'row' }, stay, link));

  const timer = setInterval(() => {
    seconds = Math.max(0, seconds - 1);
    seen.textContent = strings.redirecting(host, seconds);
    if (seconds > 0 || !mayGo()) return;
    clearInterval(timer);
    go();
  }, 1000);

  function stop(): void {
    clearInterval(timer);
    if (stay.hidden) return;
    if (document.activeElement === stay) link.focus();
    stay.hidden = true;
    seen.textContent = '';
    heard.className = '';
    heard.textContent = strings.redirectStopped;
  }

  return { element, stop };
}
