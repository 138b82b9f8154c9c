import type { GrpcClient } from '@colloquy/grpc';
import { AppError, isTransient, makeTtlCache } from '@colloquy/kernel';
import type { Speech, SpeechDescription } from '../domain/speech-ports';

const descriptionLifeMs = 10_000;
const describeLimitMs = 500;
/** The gateway waits 10 s for the whole request. */
const sampleLimitMs = 7500;

export function grpcSpeech(conversation: GrpcClient<'colloquy.conversation.v1.ConversationService'>): Speech {
  const cache = makeTtlCache<SpeechDescription>({ capacity: 1, ttlMs: descriptionLifeMs });
  const describe = async (): Promise<SpeechDescription> => {
    const { speaks, voiceIds } = await conversation.describeSpeech({}, { deadlineMs: describeLimitMs });
    return { speaks, voiceIds: new Set(voiceIds) };
  };
  return {
    describe: () => cache('speech', describe).catch(() => undefined),
    async speak({ speed, ...sample }, signal) {
      // without this check the call would wait for the service until its deadline
      if (!(await conversation.reachable())) throw unavailable();
      const request = { ...sample, ...(speed === undefined ? {} : { speed }) };
      try {
        return (await conversation.speakSample(request, { deadlineMs: sampleLimitMs, signal })).wav;
      } catch (error) {
        throw isTransient(error) ? unavailable() : error;
      }
    },
  };
}

const unavailable = () =>
  new AppError('unavailable', 'SPEECH_UNAVAILABLE', 'The speech synthesis does not answer; try again later');
