import {
  assemblyAiRecogniser,
  deepgramRecogniser,
  type OnCall,
  type OpenSpeechStreams,
  type StreamingProvider,
  streamingProviders,
  type StreamingRecogniser,
  streamsWithProviders,
} from '@colloquy/language';
import type { Logger } from '@colloquy/logging';
import type { Config } from '../config';
import { reportRecognisers } from './report-recognisers';

type StreamingConfig = Config['streaming'];

/** Returns undefined if the settings name no recogniser. @throws Error that names the invalid setting */
export function streamingRecognisers(
  { recognisers, finalMs, deepgram, assemblyAi }: StreamingConfig,
  { hasServer, local }: { hasServer: boolean; local: StreamingRecogniser | undefined },
  onCall: OnCall,
  logger: Logger,
): OpenSpeechStreams | undefined {
  if (recognisers.length === 0) return undefined;
  // the server or local models speak, and recognise words that a stream has missed
  if (!hasServer) {
    throw new Error(
      'SPEECH_API_URL or SPEECH_LOCAL_MODELS must be set, or SPEECH_TO_TEXT_STREAMING must be empty',
    );
  }
  const portOf = {
    deepgram: () => deepgramRecogniser(withKey(deepgram, 'SPEECH_TO_TEXT_DEEPGRAM_API_KEY')),
    assemblyai: () => assemblyAiRecogniser(withKey(assemblyAi, 'SPEECH_TO_TEXT_ASSEMBLYAI_API_KEY')),
    local: () => {
      if (local) return local;
      throw new Error('SPEECH_LOCAL_MODELS must name a directory with models of recognition');
    },
  };
  const providers = recognisers.map((name) => {
    if (!isProvider(name)) {
      const known = streamingProviders.join(', ');
      throw new Error(`SPEECH_TO_TEXT_STREAMING must be a list of these names: ${known}`);
    }
    return { name, port: portOf[name]() };
  });
  const report = reportRecognisers(logger);
  return streamsWithProviders(providers, finalMs, (call) => {
    onCall(call);
    report(call);
  });
}

const isProvider = (name: string): name is StreamingProvider =>
  (streamingProviders as readonly string[]).includes(name);

function withKey<T extends { apiKey: string }>(options: T, setting: string): T {
  if (options.apiKey === '') throw new Error(`${setting} must be set`);
  return options;
}
