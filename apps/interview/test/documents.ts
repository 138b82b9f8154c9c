import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { bundle } from '@colloquy/harness';
import { AppError } from '@colloquy/kernel';
import { makeThread } from '@colloquy/service';
import { strFromU8, unzipSync } from 'fflate';
import { documentsOf } from '../src/clients/document-thread';
import type * as documentWorker from '../src/document-worker';
import type { Documents } from '../src/domain/documents';

const refuse = () => Promise.reject(new AppError('unavailable', undefined, 'This test makes no documents'));

/** For tests that make no documents: the thread needs a built program. */
export const noDocuments: Documents = { pdf: refuse, docx: refuse };

export async function startDocuments() {
  const built = bundle({ 'document-worker': path.resolve(__dirname, '../src/document-worker.ts') });
  const thread = makeThread<typeof documentWorker>(built.fileOf('document-worker'));
  await thread.start?.();
  return {
    documents: documentsOf(thread),
    async stop() {
      await thread.stop?.();
      built.remove();
    },
  };
}

// in a process of its own: the reader is a module that Jest does not load
const readPdf = `
  const { extractText, getDocumentProxy } = require('unpdf');
  const chunks = [];
  process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    process.stdout.write(JSON.stringify({ text, totalPages }));
  });`;

/** Opens a PDF and returns its words, separated by single spaces. */
export function openPdf(bytes: Uint8Array): { text: string; pages: number } {
  const options = { input: bytes, cwd: __dirname, maxBuffer: 100_000_000 };
  const { text, totalPages } = JSON.parse(
    execFileSync(process.execPath, ['-e', readPdf], options).toString(),
  );
  return { text: String(text).replace(/\s+/gu, ' '), pages: Number(totalPages) };
}

export function openDocx(bytes: Uint8Array): string[] {
  const document = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  return [...document.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text = '']) => unescaped(text)).join(''),
  );
}

const unescaped = (xml: string) =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
