import type { ProviderUsageMessage } from '@colloquy/contracts';
import type { TokenUsage } from '@colloquy/language';

/** Seconds. */
export type UsedSound = Partial<
  Pick<ProviderUsageMessage, 'recognisedSeconds' | 'synthesisedSeconds' | 'unrecognisedSeconds'>
>;

export interface UsageMeter {
  total(): ProviderUsageMessage;
  sound(used: UsedSound): void;
  /** @param used undefined if the provider does not tell; from then on the number of tokens is unknown */
  tokens(used: TokenUsage | undefined): void;
}

export function makeUsageMeter(before?: ProviderUsageMessage): UsageMeter {
  let total = before ?? { recognisedSeconds: 0, synthesisedSeconds: 0, inputTokens: 0, outputTokens: 0 };
  return {
    total: () => total,
    sound({ recognisedSeconds = 0, synthesisedSeconds = 0, unrecognisedSeconds = 0 }) {
      total = {
        ...total,
        recognisedSeconds: total.recognisedSeconds + recognisedSeconds,
        synthesisedSeconds: total.synthesisedSeconds + synthesisedSeconds,
        unrecognisedSeconds: (total.unrecognisedSeconds ?? 0) + unrecognisedSeconds,
      };
    },
    tokens(used) {
      const { inputTokens, outputTokens, ...sound } = total;
      const isKnown = used && inputTokens !== undefined && outputTokens !== undefined;
      total = isKnown
        ? {
            ...sound,
            inputTokens: inputTokens + used.inputTokens,
            outputTokens: outputTokens + used.outputTokens,
          }
        : sound;
    },
  };
}
