import type { JoinPageView } from '@colloquy/contracts';
import { h } from '../dom';
import type { Strings } from '../strings';
import { confirmDialog } from './confirm';

/** What the expert must know and agree to before anybody speaks. */
export function consentScreen(
  view: JoinPageView,
  strings: Strings,
  start: (how: 'resume' | 'start-over') => void,
): HTMLElement {
  const box = h('input', { type: 'checkbox', id: 'agree', 'aria-describedby': 'agree-missing' });
  const missing = h('p', { id: 'agree-missing', class: 'problem', role: 'alert' });

  function agreed(): boolean {
    missing.textContent = box.checked ? '' : strings.consentMissing;
    if (!box.checked) box.focus();
    return box.checked;
  }

  function startOver(): void {
    if (!agreed()) return;
    confirmDialog({
      title: strings.startOverTitle,
      text: strings.startOverText,
      confirm: strings.startOver,
      cancel: strings.goOn,
      run: () => start('start-over'),
    });
  }

  const begin = view.resumable ? strings.goOn : strings.start;
  return h(
    'section',
    { class: 'card' },
    h('h1', { lang: view.language, dir: 'auto' }, view.title),
    h('p', {}, `${strings.consentIntro(view.persona)} ${strings.consentQuestions(view.questionCount)}`),
    h('ul', {}, ...strings.consentPoints.map((point) => h('li', {}, point))),
    h('p', { class: 'choice' }, box, h('label', { for: 'agree' }, strings.consentAgree)),
    missing,
    h(
      'div',
      { class: 'actions' },
      h('button', { type: 'button', class: 'primary', click: () => agreed() && start('resume') }, begin),
      view.resumable ? h('button', { type: 'button', click: startOver }, strings.startOver) : undefined,
    ),
  );
}
