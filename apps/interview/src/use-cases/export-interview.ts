import type { ExportFormat } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { deliveredChain, primarySession } from '../domain/delivery';
import { type ExportedInterview, exportedInterview, lengthOf } from '../domain/exported-interview';
import { textOf } from '../domain/export-text';
import type { Deps } from './deps';
import type { InterviewRef } from './change-interview';
import { makeReadTranscription } from './read-conversation';
import { makeReadEvidence } from './read-evidence';

/** Longest text of a PDF or DOCX, characters: about 4 hours of talk, which take up to 3 seconds and 200 MB. */
const maxDocumentLength = 200_000;

interface ExportedFile {
  title: string;
  content: { pieces: Iterable<string> } | { bytes: Uint8Array } | { unsupported: readonly string[] };
}

/** @throws AppError `too-large` EXPORT_TOO_LARGE if a PDF or DOCX would be too long */
export const makeExportInterview =
  (deps: Deps) =>
  async (
    ref: InterviewRef,
    format: ExportFormat,
    variant: 'translated' | 'original' | undefined,
  ): Promise<ExportedFile> => {
    const transcript = await makeReadTranscription(deps)(ref, variant);
    // read last, so that a withdrawal in the meantime counts
    const { interview, findings } = await makeReadEvidence(deps)(ref);
    const [first] = deliveredChain(interview, primarySession(interview));
    const startedAt = first?.session.startedAt ?? null;
    const exported = exportedInterview(interview, { startedAt, transcript, findings });
    const { title } = interview;
    if (format !== 'pdf' && format !== 'docx')
      return { title, content: { pieces: textOf(exported, format) } };
    assertNotTooLong(exported);
    return { title, content: await deps.documents[format](ref.accountId, exported) };
  };

function assertNotTooLong(exported: ExportedInterview): void {
  if (lengthOf(exported) <= maxDocumentLength) return;
  throw new AppError(
    'too-large',
    'EXPORT_TOO_LARGE',
    'The interview is too long for this format; export it as txt, json, srt or vtt',
  );
}
