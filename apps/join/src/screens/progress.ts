import type { Progress } from '@colloquy/contracts';
import { h } from '../dom';
import type { Strings } from '../strings';

export function progressOf(strings: Strings) {
  const text = h('span', { id: 'progress-text' });
  const bar = h('progress', { 'aria-labelledby': 'progress-text', max: '1', value: '0' });
  return {
    elements: [text, bar],
    show({ question, of }: Progress): void {
      text.textContent = question === undefined ? '' : strings.progress(question, of);
      bar.max = Math.max(of, 1);
      bar.value = question ?? 0;
    },
  };
}
