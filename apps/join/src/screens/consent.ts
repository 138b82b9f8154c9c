import type { JoinPageView } from '@colloquy/contracts';
import { h } from '../dom';
import type { Microphone } from '../sound/microphone';
import { recognitionMaker } from '../sound/speech-recognition';
import type { Strings } from '../strings';
import { askDialog } from './dialog';
import { microphoneCheck } from './microphone-check';

/** How the expert wants to take part. */
export interface Choice {
  how: 'resume' | 'start-over';
  by: 'voice' | 'typing';
  /** Absent when there is none, or it was refused. */
  microphone?: Microphone;
}

/** Talking needs a microphone, which only safe pages have, and a browser that recognises speech. */
const canTalk = () =>
  recognitionMaker() !== undefined &&
  (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia !== undefined;

/** What the expert must know, choose and agree to before anybody speaks. */
export function consentScreen(
  view: JoinPageView,
  strings: Strings,
  start: (choice: Choice) => void,
): HTMLElement {
  const box = h('input', { type: 'checkbox', id: 'agree', 'aria-describedby': 'agree-missing' });
  const missing = h('p', { id: 'agree-missing', class: 'problem', role: 'alert' });
  const voice = canTalk();
  const check = microphoneCheck(strings);
  const more = voice ? check.element : h('p', { class: 'hint' }, strings.voiceUnsupported);
  const talking = radio('voice', strings.byVoice, strings.byVoiceHint, chosen, more);
  const typing = radio('typing', strings.byTyping, strings.byTypingHint, chosen);
  talking.input.checked = voice;
  talking.input.disabled = !voice;
  typing.input.checked = !voice;
  let starting = false;

  function chosen(): void {
    check.element.hidden = !talking.input.checked;
    if (!talking.input.checked) void check.close();
  }

  function agreed(): boolean {
    missing.textContent = box.checked ? '' : strings.consentMissing;
    if (!box.checked) box.focus();
    return box.checked;
  }

  async function begin(how: 'resume' | 'start-over'): Promise<void> {
    if (starting) return;
    starting = true;
    const by = talking.input.checked ? 'voice' : 'typing';
    const microphone = by === 'voice' ? await check.take() : undefined;
    start({ how, by, ...(microphone ? { microphone } : {}) });
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
    h('p', {}, `${strings.consentIntro(view.persona)} ${strings.consentQuestions(view.questionCount)}`),
    h('h2', {}, strings.consentTitle),
    h('ul', {}, ...strings.consentPoints.map((point) => h('li', {}, point))),
    h('fieldset', {}, h('legend', {}, strings.how), talking.element, typing.element),
    h('p', { class: 'choice' }, box, h('label', { for: 'agree' }, strings.consentAgree)),
    missing,
    h(
      'div',
      { class: 'actions' },
      view.resumable ? h('button', { type: 'button', click: startOver }, strings.startOver) : undefined,
      h('button', { type: 'button', class: 'primary', click: () => agreed() && void begin('resume') }, label),
    ),
  );
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
