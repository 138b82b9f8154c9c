import { h } from '../dom';
import { speechLevel } from '../silence';
import { type Microphone, type MicrophoneAnswer, openMicrophone } from '../sound/microphone';
import { canPlay, canRoute, playTestTone } from '../sound/test-tone';
import type { Strings } from '../strings';
import { deviceChoice } from './device-choice';

const meterMs = 100;
/** A microphone that has given no speech by then is worth a look, milliseconds. */
const silentMs = 8000;
/** A permission that is not given by then is worth a hint, milliseconds. */
const pendingMs = 3000;

/** Where microphone and loudspeaker are tried and chosen before the start; nothing of it leaves the page. */
export function greenRoom(strings: Strings, typeInstead: () => void) {
  /** Counts the microphones asked for: an answer to an earlier question is let go. */
  let asked = 0;
  let opening: Promise<MicrophoneAnswer> | undefined;
  let current: Microphone | undefined;
  let chosenId: string | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const text = h('p', { class: 'hint', role: 'status' });
  const meter = h('meter', {
    min: '0',
    max: '1',
    value: '0',
    'aria-label': strings.microphoneLevel,
    hidden: true,
  });
  const check = h('button', { type: 'button', click: () => void open() }, strings.checkMicrophone);
  const typing = h('button', { type: 'button', hidden: true, click: typeInstead }, strings.startTyping);
  const inputs = deviceChoice('audioinput', strings.microphoneChoice, strings, (id) => {
    chosenId = id;
    release();
    void open();
  });
  const outputs = deviceChoice('audiooutput', strings.outputChoice, strings);
  const toneText = h('p', { class: 'hint', role: 'status' });
  const tone = h('button', { type: 'button', click: play, hidden: !canPlay() }, strings.testTone);
  const element = h(
    'div',
    { class: 'check' },
    h('p', { class: 'hint' }, strings.recognitionReady),
    h('div', { class: 'row' }, check, tone, typing),
    inputs.element,
    meter,
    text,
    outputs.element,
    toneText,
    h('p', { class: 'hint' }, strings.outputHint),
  );

  function play(): void {
    toneText.textContent = strings.testTonePlayed;
    playTestTone(outputs.value()).catch(() => undefined);
    if (canRoute()) void outputs.fill(outputs.value());
  }

  function release(): void {
    asked += 1;
    clearInterval(timer);
    opening = undefined;
    current?.close();
    current = undefined;
    check.hidden = false;
    typing.hidden = true;
    meter.hidden = true;
    text.textContent = '';
  }

  async function ask(): Promise<MicrophoneAnswer> {
    const mine = ++asked;
    text.textContent = strings.microphoneAsking;
    const hint = setTimeout(() => {
      if (mine !== asked) return;
      text.textContent = strings.microphonePending;
      typing.hidden = false;
    }, pendingMs);
    const opened = await openMicrophone(chosenId);
    clearTimeout(hint);
    if (mine !== asked) {
      if (typeof opened !== 'string') opened.close();
      return 'refused';
    }
    typing.hidden = true;
    if (typeof opened === 'string') {
      text.textContent = opened === 'refused' ? strings.microphoneRefused : strings.microphoneMissing;
      opening = undefined;
    } else follow(opened);
    return opened;
  }

  function follow(opened: Microphone): void {
    current = opened;
    check.hidden = true;
    meter.hidden = false;
    text.textContent = strings.microphoneSpeak;
    const since = Date.now();
    timer = setInterval(() => show(opened.level() ?? 0, Date.now() - since), meterMs);
    void inputs.fill(opened.deviceId);
    if (canRoute()) void outputs.fill();
  }

  function show(level: number, sinceMs: number): void {
    meter.value = level;
    if (level > speechLevel) say(strings.microphoneHeard);
    else if (sinceMs > silentMs && text.textContent !== strings.microphoneHeard)
      say(strings.microphoneSilent);
  }

  function say(what: string): void {
    if (text.textContent !== what) text.textContent = what;
  }

  function open(): Promise<MicrophoneAnswer> {
    opening ??= ask();
    return opening;
  }

  return {
    element,
    /** Asks for the microphone if that is still to do. */
    open,
    /** The microphone goes on to the interview. @returns the id of the one that was chosen */
    handOver(): string | undefined {
      clearInterval(timer);
      return chosenId;
    },
    /** The expert will type: the microphone is let go, also one that is allowed later. */
    close: release,
  };
}
