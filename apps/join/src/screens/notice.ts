import { h } from '../dom';
import { icon, type IconName } from './icons';

export function noticeScreen(options: {
  /** Absent while the page is only waiting. */
  sign?: IconName;
  title: string;
  text: string;
  action?: { label: string; run: () => void };
  link?: { label: string; url: string };
}): HTMLElement {
  const { sign, title, text, action, link } = options;
  return h(
    'section',
    { class: sign ? 'card told' : 'card pending' },
    sign && h('div', { class: `sign ${sign}` }, icon(sign)),
    h('h1', {}, title),
    text === '' ? undefined : h('p', {}, text),
    action && h('button', { type: 'button', class: 'primary', click: () => action.run() }, action.label),
    link && h('p', {}, h('a', { href: link.url, rel: 'noreferrer' }, link.label)),
  );
}
