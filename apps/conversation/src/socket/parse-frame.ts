import { type ClientFrame, clientFrame } from '@colloquy/contracts';

type Parsed = { frame: ClientFrame } | { problem: string };

export function parseFrame(data: Buffer): Parsed {
  let json: unknown;
  try {
    json = JSON.parse(data.toString('utf8'));
  } catch {
    return { problem: 'The frame is not valid JSON' };
  }
  const result = clientFrame.safeParse(json);
  if (!result.success) return { problem: describe(result.error.issues) };
  const frame = result.data;
  if (frame.type !== 'say') return { frame };
  const text = storable(frame.text);
  return text === '' ? { problem: 'text: must hold words' } : { frame: { ...frame, text } };
}

function describe(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  const shown = issues
    .slice(0, 3)
    .map((issue) => `${issue.path.map(String).join('.') || 'frame'}: ${issue.message}`);
  return shown.join('; ').slice(0, 500);
}

/** Control characters and lone surrogates cannot be spoken, and not every service can store them. */
function storable(text: string): string {
  return text
    .replace(/[^\P{Control}\n\t]/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim();
}
