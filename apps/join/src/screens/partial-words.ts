import { h } from '../dom';
import type { Strings } from '../strings';

export function partialWords(language: string, strings: Strings) {
  const words = h('span', { lang: language, dir: 'auto' });
  const element = h(
    'p',
    { class: 'partial', hidden: true },
    h('span', { class: 'who' }, strings.hearing),
    words,
  );
  return {
    element,
    show(text: string): void {
      element.hidden = text === '';
      words.textContent = text;
    },
  };
}
