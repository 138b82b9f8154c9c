import { h } from '../dom';
import { speechLevel } from '../silence';
import type { Strings } from '../strings';

const meterMs = 100;
/** Time without speech after which the microphone gets a warning. */
const silentMs = 8000;

export function levelMeter(strings: Strings, tell: (text: string) => void) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const element = h('meter', {
    min: '0',
    max: '1',
    value: '0',
    'aria-label': strings.microphoneLevel,
    hidden: true,
  });

  const pause = () => clearInterval(timer);

  return {
    element,
    /** @param level from 0 to 1; undefined if it is unknown */
    follow(level: () => number | undefined): void {
      element.hidden = false;
      const since = Date.now();
      let isHeard = false;
      timer = setInterval(() => {
        const current = level() ?? 0;
        element.value = current;
        isHeard ||= current > speechLevel;
        if (isHeard) tell(strings.microphoneHeard);
        else if (Date.now() - since > silentMs) tell(strings.microphoneSilent);
      }, meterMs);
    },
    pause,
    stop(): void {
      pause();
      element.hidden = true;
    },
  };
}
