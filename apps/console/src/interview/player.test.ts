import { makePlayer, type Sound } from './player';

function aSound(duration = 100) {
  const events = new EventTarget();
  const sound = {
    currentTime: 0,
    duration,
    paused: true,
    playbackRate: 1,
    play: () => {
      sound.paused = false;
      events.dispatchEvent(new Event('play'));
      return Promise.resolve();
    },
    pause: () => {
      sound.paused = true;
      events.dispatchEvent(new Event('pause'));
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    tell: (name: string) => events.dispatchEvent(new Event(name)),
  };
  return sound;
}
const asSound = (sound: ReturnType<typeof aSound>) => sound as unknown as Sound;

describe('makePlayer', () => {
  it('remembers a moment without a recording', () => {
    const player = makePlayer();
    player.hear(42);
    expect(player.read()).toMatchObject({ seconds: 42, isPlaying: false });
  });

  it('plays from a moment and tells its listeners', () => {
    const player = makePlayer();
    const heard: number[] = [];
    player.subscribe(() => heard.push(player.read().seconds));
    const sound = aSound();
    player.attach(asSound(sound));
    player.hear(12);
    expect(player.read()).toMatchObject({ seconds: 12, isPlaying: true, durationSeconds: 100 });
    sound.currentTime = 13;
    sound.tell('timeupdate');
    expect(heard.at(-1)).toBe(13);
    player.toggle();
    expect(player.read().isPlaying).toBe(false);
  });

  it('stays within the recording', () => {
    const player = makePlayer();
    const sound = aSound(30);
    player.attach(asSound(sound));
    sound.tell('durationchange');
    player.seek(99);
    expect(sound.currentTime).toBe(30);
    player.seek(-5);
    expect(sound.currentTime).toBe(0);
  });

  it('goes on at the moment and rate of the element before', () => {
    const player = makePlayer();
    const release = player.attach(asSound(aSound()));
    player.seek(50);
    player.setRate(1.5);
    release();
    const next = aSound();
    player.attach(asSound(next));
    expect(next).toMatchObject({ currentTime: 50, playbackRate: 1.5 });
  });

  it('plays on with the next element only if the one before failed while it played', () => {
    for (const wasPlaying of [true, false]) {
      const player = makePlayer();
      const sound = aSound();
      const release = player.attach(asSound(sound));
      if (wasPlaying) player.hear(20);
      sound.tell('error');
      expect(player.read()).toMatchObject({ hasFailed: true, isPlaying: false });
      release();
      player.attach(asSound(aSound()));
      expect(player.read()).toMatchObject({ hasFailed: false, isPlaying: wasPlaying });
    }
  });

  it('does not know the length of a recording without one', () => {
    const player = makePlayer();
    const sound = aSound(Infinity);
    player.attach(asSound(sound));
    sound.tell('durationchange');
    expect(player.read().durationSeconds).toBe(0);
  });
});
