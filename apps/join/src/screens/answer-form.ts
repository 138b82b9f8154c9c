import { maxUtteranceLength } from '@colloquy/contracts';
import { h } from '../dom';
import type { Strings } from '../strings';

/** Where the expert types. */
export function answerForm(
  about: { language: string },
  strings: Strings,
  actions: { say: (text: string) => void; typing: () => void },
) {
  const problem = h('p', { class: 'problem', role: 'alert' });
  const field = h('textarea', {
    id: 'answer',
    rows: '2',
    'aria-describedby': 'answer-hint',
    lang: about.language,
    dir: 'auto',
    input: () => {
      grow();
      actions.typing();
    },
    keydown,
  });
  const button = h('button', { type: 'submit', class: 'primary' }, strings.send);
  const form = h(
    'form',
    { class: 'answer', submit },
    h('label', { for: 'answer' }, strings.answerLabel),
    h('div', { class: 'row' }, field, button),
    h('p', { id: 'answer-hint', class: 'hint' }, strings.answerHint),
    problem,
  );

  function submit(event: Event): void {
    event.preventDefault();
    const text = field.value.trim();
    problem.textContent = text.length > maxUtteranceLength ? strings.tooLong(maxUtteranceLength) : '';
    field.focus();
    if (text === '' || text.length > maxUtteranceLength) return;
    actions.say(text);
    field.value = '';
    grow();
  }

  /** As high as what is written, within what the style sheet allows. */
  function grow(): void {
    field.style.height = '';
    if (field.scrollHeight > field.clientHeight) field.style.height = `${field.scrollHeight + 2}px`;
  }

  function keydown(event: Event): void {
    if (!(event instanceof KeyboardEvent)) return;
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  }

  return {
    element: form,
    focus: () => field.focus(),
    /** Words that were said and not sent: the expert decides what becomes of them. */
    draft(text: string): void {
      field.value = [field.value.trim(), text].filter((part) => part !== '').join(' ');
      grow();
    },
    close(): void {
      field.disabled = true;
      button.disabled = true;
    },
  };
}
