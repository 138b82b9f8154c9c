import { h } from '../dom';
import { canPlay, canRoute, playTestTone } from '../sound/test-tone';
import type { Strings } from '../strings';
import { deviceChoice } from './device-choice';

export function loudspeakerTest(strings: Strings) {
  const outputs = deviceChoice('audiooutput', strings.outputChoice, strings);
  const text = h('p', { class: 'hint', role: 'status' });
  const button = h('button', { type: 'button', click: play, hidden: !canPlay() }, strings.testTone);

  function play(): void {
    text.textContent = strings.testTonePlayed;
    playTestTone(outputs.value()).catch(() => undefined);
    if (canRoute()) void outputs.fill(outputs.value());
  }

  return {
    button,
    elements: [outputs.element, text, h('p', { class: 'hint' }, strings.outputHint)],
    /** The browser reveals the names of devices now. */
    named(): void {
      if (canRoute()) void outputs.fill();
    },
  };
}
