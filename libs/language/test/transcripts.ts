import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DisconnectReason, type Language } from '@colloquy/contracts';
import { type AnalysisInput, type AnalysisTurn, cleanTranscript } from '../src/index';

const line = /^(\d+):(\d\d) ([AE])(?: \[(.+), (root|transfer)\])?: (.+)$/;

/**
 * Reads a transcript that a person wrote: no acts, and questions in the interviewer's own words. Source:
 * `transcripts/<name>.txt`; cleaned.
 */
export function transcript(name: string): AnalysisInput {
  const [header = '', body = ''] = readFileSync(join(__dirname, 'transcripts', `${name}.txt`), 'utf8').split(
    '\n\n',
  );
  const fields = header.split('\n').map((text) => text.split(/: (.*)/s, 2) as [string, string]);
  const field = (key: string) => fields.find(([known]) => known === key)?.[1] ?? '';
  const language = field('language') as Language;
  let agent: AnalysisTurn['agent'];
  const turns = body
    .trim()
    .split('\n')
    .map((text, index): AnalysisTurn => {
      const [, minutes, seconds, who, agentName, kind, said = ''] = line.exec(text) ?? [];
      if (agentName) agent = { name: agentName, kind: kind as 'root' | 'transfer' };
      return {
        id: `s:${index}`,
        role: who === 'A' ? 'agent' : 'user',
        text: said,
        timestampSecs: Number(minutes) * 60 + Number(seconds),
        ...(agent ? { agent } : {}),
      };
    });
  return {
    questions: fields.flatMap(([key, value]) => (key === 'question' ? [value] : [])),
    language,
    expertName: field('expert'),
    turns: cleanTranscript(turns, language),
    sessions: [
      {
        disconnectReason: field('ended') as DisconnectReason,
        durationSeconds: Math.ceil(turns.at(-1)?.timestampSecs ?? 0),
      },
    ],
  };
}
