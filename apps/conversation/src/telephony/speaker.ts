import { type ExpectedWords, makeExpectedSound } from './expected-sound';
import type { TimedMediaStream } from './media-stream';
import { makeTurnPlayer, type Say } from './play-turn';
import { makeTurnSender } from './send-turns';
import { speechChunks } from './speech-chunks';
import {
  charactersAt,
  type HeardTurn,
  isBefore,
  sentToMs,
  type Spoken,
  type SpokenTurn,
  timesOf,
  unheardTurn,
} from './spoken-turn';
import { makeTurnQueue } from './turn-queue';

export interface Speaker {
  /** Synthesises the first words in advance; the sound is heard only if a turn begins with these words. */
  expect(words: ExpectedWords): void;
  expectNothing(): void;
  say(turn: Spoken): void;
  /** Falls silent until `resume` or `drop`. @returns whether it falls silent in the middle of a turn */
  hold(): boolean;
  resume(): void;
  drop(): HeardTurn[];
  onMark(name: string): void;
  hasUnheard(): boolean;
  /** Whether a turn has begun to be heard and has not ended. */
  isMidway(): boolean;
  /** When the sound of the turns ends, milliseconds since the epoch; undefined while some of that sound is not sent. */
  endsAtMs(): number | undefined;
  whenQuiet(then: () => void): void;
}

/** @param voice absent if the stream carries words @param pausesMs before each further attempt to synthesise words */
export function makeSpeaker(
  stream: TimedMediaStream,
  voice: Say | undefined,
  on: { heard: (turn: HeardTurn) => void; failed: (error: unknown) => void },
  pausesMs: readonly number[],
): Speaker {
  const samplesPerMs = stream.rateHz / 1000;
  let isHeld = false;
  const queue = makeTurnQueue(!stream.carriesWords);
  const expected = makeExpectedSound(stream.carriesWords ? undefined : voice);
  const sender = makeTurnSender(stream, makeTurnPlayer(stream, voice, pausesMs), (turn, error) => {
    on.failed(error);
    turn.end = turn.marks.at(-1) ?? turn.heard;
    finish(turn);
  });

  function finish(turn: SpokenTurn): void {
    if (isBefore(turn.heard, turn.end)) return;
    queue.remove(turn);
    const isWhole = turn.end.chunk >= turn.chunks.length;
    on.heard({
      ...timesOf(turn, turn.heard.toMs),
      ...(isWhole ? {} : { characters: charactersAt(turn, turn.end, samplesPerMs) }),
    });
    queue.settle();
  }

  function hold(): boolean {
    if (isHeld) return false;
    isHeld = true;
    if (queue.isEmpty()) return false;
    sender.cut();
    queue.cutAt(stream.clear());
    return queue.isMidway();
  }

  return {
    expect: expected.expect,
    expectNothing: expected.drop,
    say(said) {
      const chunks = speechChunks(said.text);
      if (chunks.length === 0) return on.heard({ sequence: said.sequence });
      const turn = unheardTurn(said, chunks);
      expected.giveTo(turn);
      queue.add(turn);
      if (!isHeld) sender.send(turn);
    },
    hold,
    resume() {
      if (!isHeld) return;
      isHeld = false;
      for (const turn of queue.all()) sender.send(turn);
    },
    drop() {
      hold();
      isHeld = false;
      const unheard = queue.takeAll().map((turn) => {
        turn.dropped.abort();
        return { ...timesOf(turn, turn.cutMs), characters: charactersAt(turn, turn.heard, samplesPerMs) };
      });
      queue.settle();
      return unheard;
    },
    onMark(name) {
      const { sequence, index } = sender.readMark(name);
      const turn = queue.find(sequence);
      const position = turn?.marks[index];
      if (!turn || !position || isBefore(position, turn.heard)) return;
      turn.heard = position;
      for (const chunk of turn.sounds.keys()) if (chunk < position.chunk) turn.sounds.delete(chunk);
      finish(turn);
    },
    hasUnheard: () => !queue.isEmpty(),
    isMidway: queue.isMidway,
    endsAtMs: () => sentToMs(queue.all().at(-1)),
    whenQuiet: queue.whenEmpty,
  };
}
