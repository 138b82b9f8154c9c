import type { Interview } from '@colloquy/client';
import { useMemo } from 'react';
import { useStrings } from '../strings';
import { duration } from '../ui/moments';
import { usePlayed, usePlayer } from './player';
import { useTiming, useTranscript } from './queries';
import { speechTimeline, withheldParts } from './speech-timeline';
import { turnsOf } from './turns';

const columns = 600;
const stepSeconds = 5;

export function SpeechTimeline({ interview }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  const player = usePlayer();
  const { data } = useTranscript(interview, 'original');
  const timing = useTiming(interview);
  const turns = useMemo(() => turnsOf(data?.entries ?? [], timing), [data, timing]);
  const heardSeconds = usePlayed((state) => state.durationSeconds);
  const seconds = usePlayed((state) => Math.round(state.seconds * 4) / 4);
  const whole = heardSeconds || Math.max(turns.at(-1)?.end ?? 0, timing.withheld.at(-1)?.end_secs ?? 0);
  const parts = useMemo(() => speechTimeline(turns, whole, columns), [turns, whole]);
  return (
    <div className="speech-timeline">
      <svg viewBox={`0 0 ${columns} 20`} preserveAspectRatio="none" aria-hidden>
        {parts.map(({ role, from, to }) => (
          <rect
            key={from}
            className={`speech-${role}`}
            x={from * columns}
            width={(to - from) * columns}
            y={role === 'agent' ? 0 : 10}
            height={10}
          />
        ))}
        {withheldParts(timing.withheld, whole).map(({ from, to }) => (
          <rect
            key={from}
            className="speech-withheld"
            x={from * columns}
            width={(to - from) * columns}
            y={0}
            height={20}
          />
        ))}
      </svg>
      <input
        type="range"
        min={0}
        max={Math.max(1, whole)}
        step={0.25}
        value={seconds}
        aria-label={strings.player.position}
        aria-valuetext={strings.player.positionOf(duration(seconds), duration(whole))}
        onChange={(event) => player.seek(event.target.valueAsNumber)}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -stepSeconds, ArrowRight: stepSeconds }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          player.seek(player.read().seconds + step);
        }}
      />
    </div>
  );
}
