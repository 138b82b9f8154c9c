import type { ProviderCall } from '@colloquy/language';
import { AppError, toAppError } from '@colloquy/kernel';
import { type LogFields, type Logger, silentLogger } from '@colloquy/logging';
import { reportRecognisers } from './report-recognisers';

const refused = new AppError('unavailable', 'RECOGNISER_UNREACHABLE', 'No', { details: { status: 401 } });

function aReport() {
  const lines: [string, string, LogFields | undefined][] = [];
  const logger: Logger = {
    ...silentLogger,
    info: (message, fields) => void lines.push(['info', message, fields]),
    warn: (message, fields) => void lines.push(['warn', message, fields]),
  };
  const report = reportRecognisers(logger);
  const call = (over: Partial<ProviderCall>) =>
    report({ purpose: 'recognition', provider: 'deepgram', outcome: 'ok', seconds: 0, ...over });
  return { lines, call };
}

test('an outage of a recogniser is one warning with its reason, and one line when it ends', () => {
  const { lines, call } = aReport();
  call({});
  for (let n = 0; n < 3; n++) call({ outcome: 'refused', error: refused });
  call({ outcome: 'open' });
  call({ outcome: 'aborted' });
  call({});
  call({});
  expect(lines).toEqual([
    [
      'warn',
      'Streaming recogniser failed',
      { provider: 'deepgram', outcome: 'refused', code: 'RECOGNISER_UNREACHABLE', status: 401 },
    ],
    ['info', 'Streaming recogniser recovered', { provider: 'deepgram', failures: 3 }],
  ]);
});

test('each recogniser is reported by itself', () => {
  const { lines, call } = aReport();
  call({ outcome: 'unavailable', error: refused });
  call({ provider: 'assemblyai', outcome: 'timeout', error: refused });
  call({ provider: 'assemblyai' });
  expect(lines.map(([, message, fields]) => [message, fields?.['provider']])).toEqual([
    ['Streaming recogniser failed', 'deepgram'],
    ['Streaming recogniser failed', 'assemblyai'],
    ['Streaming recogniser recovered', 'assemblyai'],
  ]);
});

test('what an error quotes is not logged', () => {
  const { lines, call } = aReport();
  const error = toAppError(new SyntaxError('Invalid URL: wss://host?keyterm=Jordan+Reyes'));
  call({ outcome: 'unavailable', error });
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('Jordan');
});
