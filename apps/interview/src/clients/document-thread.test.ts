import type { ExportedInterview } from '../domain/exported-interview';
import { documentsOf } from './document-thread';

const ofLength = (characters: number) =>
  ({
    turns: [{ text: 'x'.repeat(characters) }],
    summary: null,
    findings: [],
    quotes: [],
  }) as unknown as ExportedInterview;

/** A thread that finishes its tasks when it is told to. */
function aThread() {
  const waiting: (() => void)[] = [];
  const run = () => new Promise((resolve) => waiting.push(() => resolve({ bytes: new Uint8Array() })));
  return {
    documents: documentsOf({ run } as never),
    finish: () => waiting.splice(0).forEach((end) => end()),
  };
}

test.each([
  ['more than 16 documents', 16, 10],
  ['more than 700,000 characters', 1, 600_000],
])('%s at a time are refused until one is finished', async (_what, count, characters) => {
  const { documents, finish } = aThread();
  const open = Array.from({ length: count }, () => documents.pdf(ofLength(characters)));
  await expect(documents.docx(ofLength(characters))).rejects.toMatchObject({ kind: 'unavailable' });
  finish();
  await Promise.all(open);
  const next = documents.docx(ofLength(characters));
  finish();
  await expect(next).resolves.toHaveProperty('bytes');
});
