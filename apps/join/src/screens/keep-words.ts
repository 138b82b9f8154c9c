import { h } from '../dom';
import { asText } from '../own-words';
import type { Strings } from '../strings';

export function keepWords(
  what: { title: string; hint: string; words: readonly string[]; fileName: string },
  strings: Strings,
  kept: () => void,
): HTMLElement {
  const done = h('p', { class: 'hint', role: 'status' });
  const text = asText(what.title, what.words);

  async function copy(): Promise<void> {
    kept();
    try {
      await navigator.clipboard.writeText(text);
      done.textContent = strings.copied;
    } catch {
      done.textContent = strings.copyFailed;
    }
  }

  function save(): void {
    kept();
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    h('a', { href: url, download: what.fileName }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }

  return h(
    'section',
    { class: 'keep' },
    h('h2', {}, what.title),
    h('p', { class: 'hint' }, what.hint),
    h(
      'ol',
      { tabindex: '0', 'aria-label': what.title },
      ...what.words.map((words) => h('li', { dir: 'auto' }, words)),
    ),
    h(
      'div',
      { class: 'row' },
      h('button', { type: 'button', click: () => void copy() }, strings.copy),
      h('button', { type: 'button', click: save }, strings.save),
    ),
    done,
  );
}
