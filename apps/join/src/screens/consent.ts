import type { JoinPageView } from '@colloquy/contracts';
import { h } from '../dom';
import { consentText, invitationOf } from '../invitation';
import type { PageWords } from '../strings';
import { askDialog } from './dialog';
import { type Choice, makeEntry } from './entry';
import { invitationPart } from './invitation';
import { participationChoice } from './participation';
import { withdrawLink } from './withdraw-link';

interface ConsentActions {
  start(choice: Choice): void;
  withdrawn(): void;
}

export function consentScreen(
  view: JoinPageView,
  page: PageWords,
  storageRefused: boolean,
  actions: ConsentActions,
): HTMLElement {
  const { strings } = page;
  const invitation = invitationOf(view, page);
  const box = h('input', { type: 'checkbox', id: 'agree', 'aria-describedby': 'agree-missing' });
  const missing = h('p', { id: 'agree-missing', class: 'problem', role: 'alert' });
  const participation = participationChoice(view, strings, () => entry.typingChosen());
  const { room, byVoice } = participation;
  const entry = makeEntry({ byVoice, openMicrophone: room.open, enter });

  function agreed(): boolean {
    missing.textContent = box.checked ? '' : strings.consentMissing;
    if (!box.checked) box.focus();
    return box.checked;
  }

  function enter(how: Choice['how'], microphone?: Choice['microphone']): void {
    const by = byVoice() ? 'voice' : 'typing';
    const microphoneId = by === 'voice' ? room.handOver() : undefined;
    actions.start({
      how,
      by,
      ...(microphone ? { microphone } : {}),
      ...(microphoneId ? { microphoneId } : {}),
      consent: {
        text: consentText(invitation, strings.consentAgree),
        language: page.language,
        agreedAt: new Date().toISOString(),
      },
    });
  }

  function startOver(): void {
    if (!agreed()) return;
    askDialog({
      title: strings.startOverTitle,
      text: strings.startOverText,
      confirm: strings.startOver,
      cancel: strings.goOn,
      run: () => void entry.begin('start-over'),
    });
  }

  const label = view.resumable ? strings.goOn : strings.start;
  return h(
    'section',
    { class: 'card consent' },
    h('h1', { lang: view.language, dir: 'auto' }, view.title),
    invitationPart(invitation, strings),
    storageRefused ? h('p', { class: 'notice' }, strings.storageRefused) : undefined,
    participation.element,
    h('p', { class: 'choice' }, box, h('label', { for: 'agree' }, strings.consentAgree)),
    missing,
    h(
      'div',
      { class: 'actions' },
      view.resumable ? h('button', { type: 'button', click: startOver }, strings.startOver) : undefined,
      h(
        'button',
        { type: 'button', class: 'primary', click: () => agreed() && void entry.begin('resume') },
        label,
      ),
    ),
    view.resumable ? withdrawLink(strings, actions.withdrawn) : undefined,
  );
}
