import { h } from '../dom';

interface DialogField {
  input: HTMLInputElement;
  label: string;
  hint?: string;
  problem: (value: string) => string | undefined;
}

export function askDialog(options: {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  field?: DialogField;
  extra?: HTMLElement;
  run: (value: string) => void;
}): HTMLDialogElement {
  const { field } = options;
  const problem = h('p', { class: 'problem', role: 'alert', id: 'dialog-problem' });
  const form = h(
    'form',
    { novalidate: true, submit },
    h('h2', { id: 'dialog-title' }, options.title),
    h('p', { id: 'dialog-text' }, options.text),
    options.extra,
    ...(field ? fieldParts(field, problem) : []),
    h(
      'div',
      { class: 'actions' },
      h('button', { type: 'button', click: () => dialog.close() }, options.cancel),
      h('button', { type: 'submit', class: 'primary' }, options.confirm),
    ),
  );
  const dialog = h(
    'dialog',
    {
      'aria-labelledby': 'dialog-title',
      'aria-describedby': 'dialog-text',
      close: () => dialog.remove(),
    },
    form,
  );

  function submit(event: Event): void {
    event.preventDefault();
    const value = field?.input.value.trim() ?? '';
    const wrong = field?.problem(value);
    if (field && wrong !== undefined) {
      problem.textContent = wrong;
      field.input.setAttribute('aria-invalid', 'true');
      return field.input.focus();
    }
    dialog.close();
    options.run(value);
  }

  document.body.append(dialog);
  dialog.showModal();
  field?.input.focus();
  return dialog;
}

function fieldParts({ input, label, hint }: DialogField, problem: HTMLElement): HTMLElement[] {
  input.id = 'dialog-field';
  input.setAttribute('aria-describedby', 'dialog-hint dialog-problem');
  return [
    h(
      'div',
      { class: 'field' },
      h('label', { for: input.id }, label),
      input,
      h('p', { class: 'hint', id: 'dialog-hint' }, hint ?? ''),
    ),
    problem,
  ];
}

export const dialogOpen = () => document.querySelector('dialog[open]') !== null;
