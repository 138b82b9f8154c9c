import { decodeAudioFrame, decodeMicrophoneFrame } from '@colloquy/contracts';
import type { Logger } from '@colloquy/logging';
import type { Client, Recorder } from '../domain/ports';
import type { Runner } from '../runtime/runner';
import { Refusal } from '../use-cases/refusal';
import type { PageVoice } from '../voice/page-voice';
import type { Answers } from './answers';
import { makeMessageRate } from './message-rate';
import { makePieceRecorder } from './record-pieces';

/** Live sound has at most 50 messages a second; the rest was kept during a disconnection. */
const soundRate = { burst: 1000, perSecond: 60 };

export function makeSoundIntake(
  client: Client,
  deps: { recorder: Recorder; logger: Logger },
  { complain, tell, refuse }: Answers,
) {
  const rate = makeMessageRate(soundRate);
  let runner: Runner | undefined;
  let voice: PageVoice | undefined;
  let record: ReturnType<typeof makePieceRecorder> | undefined;
  let hasTooMuch = false;

  function takeLive(message: Buffer): void {
    const sound = decodeMicrophoneFrame(message);
    if (!sound) return complain('The binary frame is no sound of a microphone');
    if (!voice) return tell('unexpected-frame', 'Live sound outside of a conversation by voice');
    const isTooMuch = !voice.hear(sound);
    if (isTooMuch && !hasTooMuch) tell('too-much-sound', 'More sound than time has passed');
    hasTooMuch = isTooMuch;
  }

  function takePiece(message: Buffer): void {
    const piece = decodeAudioFrame(message);
    if (!piece) return complain('The binary frame is no audio frame');
    if (voice) return tell('unexpected-frame', 'The platform records this conversation');
    if (!record || !runner) return tell('unexpected-frame', 'Sound before welcome');
    if (!runner.takeSound(client, piece)) return tell('too-much-sound', 'More sound than time has passed');
    if (!record(piece)) refuse(new Refusal('too-fast', 'Too much audio is waiting to be stored'));
  }

  return {
    mayCome: rate.allows,
    /** @param by absent if the page hears and speaks by itself */
    begin(opened: Runner, by: PageVoice | undefined): void {
      runner = opened;
      voice = by;
      record = makePieceRecorder(opened.ref, { ...deps, send: client.send });
    },
    take: (message: Buffer, isLive: boolean) => (isLive ? takeLive(message) : takePiece(message)),
  };
}
