import { closeCodes } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import type { Client } from '../domain/ports';
import type { TimeSpan } from './call-clock';
import { makeExpertTurns } from './expert-turns';
import { makeInterviewerVoice } from './interviewer-voice';
import type { PhoneClientOptions } from './phone-client-options';
import { type TurnToSay, turnIn } from './phone-frames';

/** Maximum time for the last words to be heard before the call ends. */
const farewellMs = 60_000;

/** A call as a client of a session: speaks the agent's turns and returns what it hears as frames. */
export interface PhoneClient {
  client: Client;
  /** @param heard absent on a stream without sound */
  hear(words: string, heard?: TimeSpan): void;
  /** @param samples at the rate of the stream @param fromMs on the clock of the call */
  listen(samples: Int16Array, fromMs: number): void;
  onMark(name: string): void;
  press(digit: string): void;
  /** The interviewer falls silent; the unheard words are reported. */
  interrupt(): void;
  /** If `on` is false, unspoken words are dropped without a report. */
  setAloud(on: boolean): void;
  flush(): void;
  /** Ends the sound. @returns when all words are recognised; undefined on a stream without sound */
  lastWords(): Promise<void> | undefined;
  /** Ends the call. Words that were heard so far become a turn or are dropped. */
  stop(as: 'turn' | 'nothing'): void;
}

/** The interviewer says nothing while the expert speaks or recent speech is being recognised. */
export function makePhoneClient(options: PhoneClientOptions): PhoneClient {
  const { stream, frame } = options;
  const interviewer = makeInterviewerVoice(options, () => expert.interviewerEnded());
  const { speaker } = interviewer;
  const expert = makeExpertTurns(options, interviewer);
  let limit: NodeJS.Timeout | undefined;

  function say(turn: TurnToSay): void {
    expert.interviewerAnswers();
    if (!interviewer.isAloud()) return;
    // the expert is speaking: the interviewer listens and answers again
    if (expert.hasOpenTurn()) return frame({ type: 'heard', sequence: turn.sequence, characters: 0 });
    if (expert.isHearing()) speaker.hold();
    interviewer.say(turn);
  }

  return {
    client: {
      send(message) {
        interviewer.follow(message);
        const turn = turnIn(message);
        if (turn) say(turn);
      },
      expect: interviewer.expect,
      mayRecord: options.mayRecord,
      close(code) {
        if (code !== closeCodes.done) return stream.close();
        limit = setTimeout(options.farewell, farewellMs);
        speaker.whenQuiet(options.farewell);
      },
    },
    hear: expert.hear,
    listen: expert.listen,
    onMark: speaker.onMark,
    press(digit) {
      if (interviewer.settings().isAsking) interviewer.interrupt();
      frame({ type: 'digit', digit, utteranceId: newId() });
    },
    interrupt: interviewer.interrupt,
    setAloud: interviewer.setAloud,
    flush: expert.flush,
    lastWords: expert.lastWords,
    stop(as) {
      clearTimeout(limit);
      speaker.expectNothing();
      expert.stop(as);
    },
  };
}
