import { h } from '../dom';

/** A screen that says one thing, with at most one thing to do about it. */
export function noticeScreen(options: {
  title: string;
  text: string;
  action?: { label: string; run: () => void };
  link?: { label: string; url: string };
}): HTMLElement {
  const { title, text, action, link } = options;
  return h(
    'section',
    { class: 'card' },
    h('h1', {}, title),
    h('p', {}, text),
    action && h('button', { type: 'button', class: 'primary', click: () => action.run() }, action.label),
    link && h('p', {}, h('a', { href: link.url, rel: 'noreferrer' }, link.label)),
  );
}
