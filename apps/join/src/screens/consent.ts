import type { JoinPageView } from '@colloquy/contracts';
import { h } from '../dom';
import { consentText, invitationOf } from '../invitation';
import type { Consent } from '../memory';
import { canCapture } from '../sound/capture';
import { canAskForMicrophone, type Microphone, type MicrophoneAnswer } from '../sound/microphone';
import { recognitionMaker } from '../sound/speech-recognition';
import type { PageWords, Strings } from '../strings';
import { askDialog } from './dialog';
import { greenRoom } from './green-room';
import { invitationPart } from './invitation';
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
  const problem = voiceProblem(view.speech, strings);
  const voice = problem === undefined;
  const ready = view.speech === 'platform' ? undefined : strings.recognitionReady;
  const room = greenRoom(strings, ready, () => {
    typing.input.checked = true;
    chosen();
    if (starting) enter(starting);
  });
  const more = voice ? room.element : h('p', { class: 'hint' }, problem);
  const talking = radio('voice', strings.byVoice, strings.byVoiceHint, chosen, more);
  const typing = radio('typing', strings.byTyping, strings.byTypingHint, chosen);
  talking.input.checked = voice;
  talking.input.disabled = !voice;
  typing.input.checked = !voice;
  /** Set while the start waits for the microphone. */
  let starting: Choice['how'] | undefined;
  let entered = false;

  function chosen(): void {
    room.element.hidden = !talking.input.checked;
    if (!talking.input.checked) room.close();
  }

  function agreed(): boolean {
    missing.textContent = box.checked ? '' : strings.consentMissing;
    if (!box.checked) box.focus();
    return box.checked;
  }

  async function begin(how: Choice['how']): Promise<void> {
    starting = how;
    if (!talking.input.checked) return enter(how);
    const opening = room.open();
    const answer = await Promise.race([opening, afterMs(permissionMs)]);
    // the expert may have decided to type in the meantime
    if (!talking.input.checked) return;
    enter(how, answer === undefined ? opening : typeof answer === 'string' ? undefined : answer);
  }

  function enter(how: Choice['how'], microphone?: Choice['microphone']): void {
    if (entered) return;
    entered = true;
    const by = talking.input.checked ? 'voice' : 'typing';
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
  chosen();
  return h(
    'section',
    { class: 'card consent' },
    h('h1', { lang: view.language, dir: 'auto' }, view.title),
    invitationPart(invitation, strings),
    storageRefused ? h('p', { class: 'notice' }, strings.storageRefused) : undefined,
    h(
      'fieldset',
      {},
      h('legend', {}, strings.how),
      view.speech === 'none' ? undefined : talking.element,
      typing.element,
    ),
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

/** Speaking needs a microphone, which only secure pages have, and a browser that recognises or sends speech. */
function voiceProblem(speech: JoinPageView['speech'], strings: Strings): string | undefined {
  if (speech === 'none') return strings.microphoneUnavailable;
  if (speech === 'platform')
    return canCapture() && canAskForMicrophone() ? undefined : strings.microphoneUnavailable;
  if (recognitionMaker() === undefined) return strings.voiceUnsupported;
  return canAskForMicrophone() ? undefined : strings.microphoneUnavailable;
}

function radio(value: string, label: string, hint: string, change: () => void, more?: HTMLElement) {
  const id = `by-${value}`;
  const input = h('input', {
    type: 'radio',
    name: 'by',
    id,
    value,
    'aria-describedby': `${id}-hint`,
    change,
  });
  const text = h(
    'div',
    {},
    h('label', { for: id }, label),
    h('span', { class: 'hint', id: `${id}-hint` }, hint),
    more,
  );
  return { input, element: h('div', { class: 'choice' }, input, text) };
}
