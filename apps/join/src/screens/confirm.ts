import { h } from '../dom';

/** Asks before something is done; Escape and the first button leave everything as it is. */
export function confirmDialog(options: {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  run: () => void;
}): HTMLDialogElement {
  const dialog = h(
    'dialog',
    { 'aria-labelledby': 'dialog-title', close: () => dialog.remove() },
    h('h2', { id: 'dialog-title' }, options.title),
    h('p', {}, options.text),
    h(
      'div',
      { class: 'actions' },
      h('button', { type: 'button', click: () => dialog.close() }, options.cancel),
      h('button', { type: 'button', class: 'primary', click: confirmed }, options.confirm),
    ),
  );
  function confirmed(): void {
    dialog.close();
    options.run();
  }
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
