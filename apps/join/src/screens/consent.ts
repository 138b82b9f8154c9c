import type { JoinPageView } from '@colloquy/contracts';
import { h } from '../dom';
import { consentText, invitationOf } from '../invitation';
import type { Consent } from '../memory';
import type { Microphone, MicrophoneAnswer } from '../sound/microphone';
import type { PageWords } from '../strings';
import { askDialog } from './dialog';
import { invitationPart } from './invitation';
import { participationChoice } from './participation';
import { withdrawLink } from './withdraw-link';

/** How the expert wants to take part. */
export interface Choice {
  how: 'resume' | 'start-over';
  by: 'voice' | 'typing';
  /** Absent if there is no microphone or it was refused; a promise while the browser asks for permission. */
  microphone?: Microphone | Promise<MicrophoneAnswer>;
  microphoneId?: string;
  consent: Consent;
}

export interface ConsentActions {
  start(choice: Choice): void;
  /** The consent of an earlier conversation was withdrawn. */
  withdrawn(): void;
}

/** How long the start waits for a permission; then the interview begins without the microphone. */
const permissionMs = 10_000;

/** Shows what the expert must know, choose and agree to before the conversation. */
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
  const participation = participationChoice(view, strings, () => {
    if (starting) enter(starting);
  });
  const { room, byVoice } = participation;
  /** Set while the start waits for the microphone. */
  let starting: Choice['how'] | undefined;
  let entered = false;

  function agreed(): boolean {
    missing.textContent = box.checked ? '' : strings.consentMissing;
    if (!box.checked) box.focus();
    return box.checked;
  }

  async function begin(how: Choice['how']): Promise<void> {
    starting = how;
    if (!byVoice()) return enter(how);
    const opening = room.open();
    const answer = await Promise.race([opening, afterMs(permissionMs)]);
    // the expert may have decided to type in the meantime
    if (!byVoice()) return;
    enter(how, answer === undefined ? opening : typeof answer === 'string' ? undefined : answer);
  }

  function enter(how: Choice['how'], microphone?: Choice['microphone']): void {
    if (entered) return;
    entered = true;
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
      run: () => void begin('start-over'),
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
      h('button', { type: 'button', class: 'primary', click: () => agreed() && void begin('resume') }, label),
    ),
    view.resumable ? withdrawLink(strings, actions.withdrawn) : undefined,
  );
}

const afterMs = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
