import { h } from '../dom';
import type { Strings } from '../strings';

export function requestButtons(strings: Strings, say: (words: string) => void) {
  let offRecord = false;
  const button = (label: string, words: () => string) =>
    h('button', { type: 'button', click: () => say(words()) }, label);
  const record = button(strings.offRecord, () =>
    offRecord ? strings.phraseOnRecord : strings.phraseOffRecord,
  );
  const element = h(
    'div',
    { class: 'requests', role: 'group', 'aria-label': strings.requests },
    button(strings.repeat, () => strings.phraseRepeat),
    button(strings.skip, () => strings.phraseSkip),
    record,
    button(strings.change, () => strings.phraseChange),
    button(strings.wait, () => strings.phraseWait),
  );

  return {
    element,
    said(words: string): void {
      if (words === strings.phraseOffRecord) offRecord = true;
      else if (words === strings.phraseOnRecord) offRecord = false;
      else return;
      record.textContent = offRecord ? strings.onRecord : strings.offRecord;
      record.classList.toggle('on', offRecord);
    },
  };
}
