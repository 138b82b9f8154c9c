import type { JoinPageView } from '@colloquy/contracts';
import { h } from '../dom';
import { canCapture } from '../sound/capture';
import { canAskForMicrophone } from '../sound/microphone';
import { recognitionMaker } from '../sound/speech-recognition';
import type { Strings } from '../strings';
import { greenRoom } from './green-room';

/**
 * The expert chooses to talk or to type; who talks can test the microphone.
 * @param typesInstead called when the expert decides to type while the browser asks for the microphone
 */
export function participationChoice(
  { speech }: Pick<JoinPageView, 'speech'>,
  strings: Strings,
  typesInstead: () => void,
) {
  const problem = voiceProblem(speech, strings);
  const voice = problem === undefined;
  const ready = speech === 'platform' ? undefined : strings.recognitionReady;
  const room = greenRoom(strings, ready, () => {
    typing.input.checked = true;
    chosen();
    typesInstead();
  });
  const more = voice ? room.element : h('p', { class: 'hint' }, problem);
  const talking = radio('voice', strings.byVoice, strings.byVoiceHint, chosen, more);
  const typing = radio('typing', strings.byTyping, strings.byTypingHint, chosen);
  talking.input.checked = voice;
  talking.input.disabled = !voice;
  typing.input.checked = !voice;

  function chosen(): void {
    room.element.hidden = !talking.input.checked;
    if (!talking.input.checked) room.close();
  }

  chosen();
  return {
    element: h(
      'fieldset',
      {},
      h('legend', {}, strings.how),
      speech === 'none' ? undefined : talking.element,
      typing.element,
    ),
    room,
    byVoice: () => talking.input.checked,
  };
}

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
