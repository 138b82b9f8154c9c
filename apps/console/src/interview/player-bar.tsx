import type { Interview } from '@colloquy/client';
import { useEffect } from 'react';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { duration } from '../ui/moments';
import { usePlayed, usePlayer } from './player';
import { SpeechTimeline } from './speech-timeline-view';
import { useRecording } from './queries';
import { usePlayerKeys } from './use-player-keys';

const rates = [0.75, 1, 1.25, 1.5, 1.75, 2];
const stepSeconds = 10;
/** An address that fails again within this time has not expired; no other one is requested. */
const minMs = 30_000;

export function PlayerBar({ interview }: { interview: Interview }) {
  const { data: url } = useRecording(interview);
  return url ? <RecordingPlayer interview={interview} url={url} /> : null;
}

function RecordingPlayer({ interview, url }: { interview: Interview; url: string }) {
  const { interview: strings } = useStrings();
  const player = usePlayer();
  const hasFailed = useSound(interview, url);
  const isPlaying = usePlayed((state) => state.isPlaying);
  usePlayerKeys(player);
  return (
    <section className="player card" aria-label={strings.player.label}>
      <div className="player-controls">
        <Button primary className="player-toggle" onClick={player.toggle} aria-keyshortcuts="Space">
          {isPlaying ? strings.player.pause : strings.player.play}
        </Button>
        <Button
          aria-label={strings.player.back(stepSeconds)}
          onClick={() => player.seek(player.read().seconds - stepSeconds)}
        >
          −{stepSeconds}
        </Button>
        <Button
          aria-label={strings.player.forward(stepSeconds)}
          onClick={() => player.seek(player.read().seconds + stepSeconds)}
        >
          +{stepSeconds}
        </Button>
        <Clock />
        <Rate />
      </div>
      <SpeechTimeline interview={interview} />
      {hasFailed && (
        <p role="alert" className="field-error">
          {strings.player.failed}
        </p>
      )}
    </section>
  );
}

function Clock() {
  const seconds = usePlayed((state) => Math.floor(state.seconds));
  const whole = usePlayed((state) => Math.floor(state.durationSeconds));
  return (
    <span className="player-clock">
      {duration(seconds)}
      {whole > 0 && <span className="quiet"> / {duration(whole)}</span>}
    </span>
  );
}

function Rate() {
  const { interview: strings } = useStrings();
  const player = usePlayer();
  const rate = usePlayed((state) => state.rate);
  return (
    <select
      className="player-rate"
      aria-label={strings.player.speed}
      value={rate}
      onChange={(event) => player.setRate(Number(event.target.value))}
    >
      {rates.map((each) => (
        <option key={each} value={each}>
          {strings.player.times(each)}
        </option>
      ))}
    </select>
  );
}

/** Returns whether the recording cannot be played. Requests another address after this one has expired. */
function useSound(interview: Interview, url: string): boolean {
  const player = usePlayer();
  const { dataUpdatedAt, refetch, isFetching } = useRecording(interview);
  const hasFailed = usePlayed((state) => state.hasFailed);
  useEffect(() => {
    const sound = new Audio();
    sound.preload = 'metadata';
    sound.src = url;
    const release = player.attach(sound);
    return () => {
      release();
      sound.pause();
      sound.removeAttribute('src');
      sound.load();
    };
  }, [player, url]);
  useEffect(() => {
    if (!hasFailed || isFetching || Date.now() - dataUpdatedAt < minMs) return;
    void refetch();
  }, [hasFailed, isFetching, dataUpdatedAt, refetch]);
  return hasFailed && !isFetching;
}
