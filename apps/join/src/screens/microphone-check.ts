import { h } from '../dom';
import { type Microphone, openMicrophone } from '../sound/microphone';
import type { Strings } from '../strings';

/** Loud enough to be speech, from 0 to 1. */
const speechLevel = 0.45;
const meterMs = 100;

/** Tries the microphone before the start; nothing of it leaves the page. */
export function microphoneCheck(strings: Strings) {
  let opening: Promise<Microphone | undefined> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let closed = false;
  const text = h('p', { class: 'hint', role: 'status' });
  const meter = h('meter', {
    min: '0',
    max: '1',
    value: '0',
    'aria-label': strings.microphoneLevel,
    hidden: true,
  });
  const button = h('button', { type: 'button', click: () => void open() }, strings.checkMicrophone);
  const element = h('div', { class: 'check' }, button, meter, text);

  async function ask(): Promise<Microphone | undefined> {
    text.textContent = strings.microphoneAsking;
    const opened = await openMicrophone();
    if (typeof opened === 'string') {
      text.textContent = opened === 'refused' ? strings.microphoneRefused : strings.microphoneMissing;
      opening = undefined;
      return undefined;
    }
    if (closed) {
      opened.close();
      return undefined;
    }
    button.hidden = true;
    meter.hidden = false;
    text.textContent = strings.microphoneSpeak;
    timer = setInterval(() => show(opened.level()), meterMs);
    return opened;
  }

  function show(level: number): void {
    meter.value = level;
    if (level > speechLevel && text.textContent !== strings.microphoneHeard) {
      text.textContent = strings.microphoneHeard;
    }
  }

  function open(): Promise<Microphone | undefined> {
    opening ??= ask();
    return opening;
  }

  return {
    element,
    /** Asks for the microphone if that is still to do; undefined when there is none. */
    async take(): Promise<Microphone | undefined> {
      const microphone = await open();
      clearInterval(timer);
      return microphone;
    },
    /** The expert will type: the microphone is let go. */
    async close(): Promise<void> {
      const last = opening;
      opening = undefined;
      clearInterval(timer);
      closed = true;
      (await last)?.close();
      closed = false;
      button.hidden = false;
      meter.hidden = true;
      text.textContent = '';
    },
  };
}
