import { createContext, useContext, useSyncExternalStore } from 'react';

interface PlayerState {
  /** The moment being played, or the last requested moment if there is no recording. */
  seconds: number;
  durationSeconds: number;
  isPlaying: boolean;
  rate: number;
  /** The recording could not be read, perhaps because its address has expired. */
  hasFailed: boolean;
}

export type Sound = Pick<
  HTMLAudioElement,
  | 'currentTime'
  | 'duration'
  | 'paused'
  | 'playbackRate'
  | 'play'
  | 'pause'
  | 'addEventListener'
  | 'removeEventListener'
>;

const told = ['timeupdate', 'play', 'pause', 'seeking', 'durationchange', 'ratechange', 'ended', 'emptied'];

/** Controls one audio element and reports what it plays. Without an element, it remembers the requested moment. */
export function makePlayer() {
  let state: PlayerState = { seconds: 0, durationSeconds: 0, isPlaying: false, rate: 1, hasFailed: false };
  let sound: Sound | undefined;
  const listeners = new Set<() => void>();
  const set = (change: Partial<PlayerState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const read = () => {
    if (!sound) return;
    const { currentTime, duration, paused, playbackRate } = sound;
    // the length of a recording that was streamed into its file may be unknown
    const durationSeconds = Number.isFinite(duration) ? duration : 0;
    set({ seconds: currentTime, durationSeconds, isPlaying: !paused, rate: playbackRate });
  };
  let goesOn = false;
  const fail = () => {
    goesOn = state.isPlaying;
    set({ hasFailed: true, isPlaying: false });
  };
  // browsers may refuse to play before the user has touched the page
  const play = () => void sound?.play().catch(() => undefined);

  const player = {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Keeps position and rate. Resumes playback if the previous element failed while playing. Returns a detach function. */
    attach: (next: Sound) => {
      const { seconds, rate } = state;
      sound = next;
      if (seconds > 0) next.currentTime = seconds;
      next.playbackRate = rate;
      for (const event of told) next.addEventListener(event, read);
      next.addEventListener('error', fail);
      set({ hasFailed: false });
      if (goesOn) play();
      goesOn = false;
      return () => {
        for (const event of told) next.removeEventListener(event, read);
        next.removeEventListener('error', fail);
        if (sound === next) sound = undefined;
        set({ isPlaying: false });
      };
    },
    seek: (seconds: number) => {
      const end = state.durationSeconds || Infinity;
      const wanted = Math.min(end, Math.max(0, seconds));
      if (sound) sound.currentTime = wanted;
      set({ seconds: wanted });
    },
    hear: (seconds: number) => {
      player.seek(seconds);
      play();
    },
    toggle: () => (sound?.paused ? play() : sound?.pause()),
    setRate: (rate: number) => {
      if (sound) sound.playbackRate = rate;
      set({ rate });
    },
  };
  return player;
}

export type Player = ReturnType<typeof makePlayer>;

export const PlayerContext = createContext<Player | null>(null);

export function usePlayer(): Player {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('Used outside of an interview page');
  return player;
}

export function usePlayed<T>(select: (state: PlayerState) => T): T {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribe, () => select(player.read()));
}
