import type { ExportedInterview } from '../domain/exported-interview';
import { documentsOf } from './document-thread';

const ofLength = (characters: number) =>
  ({
    turns: [{ text: 'x'.repeat(characters) }],
    summary: null,
    findings: [],
    quotes: [],
  }) as unknown as ExportedInterview;

function aThread() {
  const waiting: (() => void)[] = [];
  const run = () => new Promise((resolve) => waiting.push(() => resolve({ bytes: new Uint8Array() })));
  return {
    documents: documentsOf({ run } as never),
    finish: () => waiting.splice(0).forEach((end) => end()),
  };
}

test.each([
  ['more than 16 documents', 16, 10, (index: number) => `account ${index}`],
  ['more than 400,000 characters', 2, 200_000, (index: number) => `account ${index}`],
  ['more than two documents of an account', 2, 10, () => 'other'],
])('%s at a time are refused until one is finished', async (_what, count, characters, accountOf) => {
  const { documents, finish } = aThread();
  const open = Array.from({ length: count }, (_, index) =>
    documents.pdf(accountOf(index), ofLength(characters)),
  );
  await expect(documents.docx('other', ofLength(characters))).rejects.toMatchObject({ kind: 'unavailable' });
  finish();
  await Promise.all(open);
  const next = documents.docx('other', ofLength(characters));
  finish();
  await expect(next).resolves.toHaveProperty('bytes');
});

test('an account does not take the documents of another', async () => {
  const { documents, finish } = aThread();
  const open = [documents.pdf('one', ofLength(10)), documents.pdf('one', ofLength(10))];
  const other = documents.pdf('other', ofLength(10));
  finish();
  await Promise.all([...open, other]);
});
