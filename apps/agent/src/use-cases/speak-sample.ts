import type { VoiceSampleInput } from '@colloquy/contracts';
import { AppError, type Clock } from '@colloquy/kernel';
import { defaultPersonaName, voiceFor } from '../domain/agent-content';
import type { SampleQuota, Speech } from '../domain/speech-ports';
import { sampleSentence } from '../domain/voice-sample';

const maxPerDay = 200;

interface SpeakSampleDeps {
  speech: Speech;
  sampleQuota: SampleQuota;
  clock: Clock;
}

/** @throws AppError `invalid` for a voice, `conflict` SPEECH_OFF or TOO_MANY_SAMPLES, `unavailable` */
export const makeSpeakSample =
  ({ speech, sampleQuota, clock }: SpeakSampleDeps) =>
  async (accountId: string, input: VoiceSampleInput, signal: AbortSignal): Promise<Buffer> => {
    const { language, firstMessage = '', agentPersonaName } = input;
    const voiceId = voiceFor(input.voiceId, language);
    const isOff = (await speech.describe())?.speaks === false;
    if (!isOff && !(await sampleQuota.take(accountId, clock.now(), maxPerDay))) {
      throw new AppError(
        'conflict',
        'TOO_MANY_SAMPLES',
        `An account may hear ${maxPerDay} samples a day (UTC)`,
      );
    }
    const sample = {
      language,
      voiceId,
      speed: input.speed ?? undefined,
      text: input.text ?? sampleSentence(firstMessage, language),
      personaName: agentPersonaName || defaultPersonaName,
    };
    return speech.speak(sample, signal);
  };
