import {
  type OnCall,
  openaiSpeechToText,
  type SpeechToText,
  speechToTextWithProviders,
} from '@colloquy/language';
import type { AnalysisConfig } from '../config';

export function speechToTextOf(
  { fallback, timeoutMs, ...primary }: AnalysisConfig['speech'],
  onCall: OnCall,
): SpeechToText | undefined {
  const portOf = ({ baseUrl, apiKey, hearing: model }: typeof fallback) =>
    openaiSpeechToText({ baseUrl, apiKey, model, timeoutMs });
  if (primary.baseUrl === '') return undefined;
  const servers = [
    { name: 'primary' as const, port: portOf(primary) },
    ...(fallback.baseUrl === '' ? [] : [{ name: 'fallback' as const, port: portOf(fallback) }]),
  ];
  return speechToTextWithProviders(servers, { totalMs: timeoutMs }, onCall);
}
