import { maxUtteranceLength } from '@colloquy/contracts';
import { h } from '../dom';
import { type KeyPress, sends } from '../enter-key';
import type { Strings } from '../strings';

/** Touch keyboards cannot insert a line with Shift and Enter. */
const onTouchScreen = () => matchMedia('(pointer: coarse)').matches;

/**
 * The field in which the expert types.
 * @param actions.changed called with every change of the draft
 */
export function answerForm(
  about: { language: string; draft: string },
  strings: Strings,
  actions: { say: (text: string) => void; typing: () => void; changed: (draft: string) => void },
) {
  const touch = onTouchScreen();
  let composedAt = -Infinity;
  const problem = h('p', { class: 'problem', role: 'alert' });
  const field = h('textarea', {
    id: 'answer',
    rows: '2',
    'aria-describedby': 'answer-hint',
    lang: about.language,
    dir: 'auto',
    enterkeyhint: touch ? 'enter' : 'send',
    input: () => {
      grow();
      actions.changed(field.value);
      actions.typing();
    },
    compositionend: ({ timeStamp }) => (composedAt = timeStamp),
    keydown,
  });
  field.value = about.draft;
  // the height is known once the field is on the screen
  requestAnimationFrame(grow);
  const button = h('button', { type: 'submit', class: 'primary' }, strings.send);
  const form = h(
    'form',
    { class: 'answer', submit },
    h('label', { for: 'answer' }, strings.answerLabel),
    h('div', { class: 'row' }, field, button),
    h('p', { id: 'answer-hint', class: 'hint' }, touch ? strings.answerHintTouch : strings.answerHint),
    problem,
  );

  function submit(event: Event): void {
    event.preventDefault();
    const text = field.value.trim();
    problem.textContent = text.length > maxUtteranceLength ? strings.tooLong(maxUtteranceLength) : '';
    field.focus();
    if (text === '' || text.length > maxUtteranceLength) return;
    actions.say(text);
    write('');
  }

  function write(text: string): void {
    field.value = text;
    actions.changed(text);
    grow();
  }

  function grow(): void {
    field.style.height = '';
    if (field.scrollHeight > field.clientHeight) field.style.height = `${field.scrollHeight + 2}px`;
  }

  function keydown(event: Event): void {
    if (!sends(event as Event & KeyPress, { touch: onTouchScreen(), composedAt })) return;
    event.preventDefault();
    form.requestSubmit();
  }

  return {
    element: form,
    focus: () => field.focus(),
    addDraft(text: string): void {
      if (text !== '') write([field.value.trim(), text].filter((part) => part !== '').join(' '));
    },
    draft: () => field.value.trim(),
    clearDraft: () => write(''),
    close(): void {
      field.disabled = true;
      button.disabled = true;
    },
  };
}
