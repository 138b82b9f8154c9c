import type { ExportedInterview } from './exported-interview';

/** Characters that none of the fonts has, such as U+0E2A; at most ten. */
export interface Unsupported {
  unsupported: readonly string[];
}

/** Makes documents, outside of the event loop. */
export interface Documents {
  /** @throws AppError `unavailable` if too many documents are waiting */
  pdf(interview: ExportedInterview): Promise<{ bytes: Uint8Array } | Unsupported>;
  /** @throws AppError `unavailable` if too many documents are waiting */
  docx(interview: ExportedInterview): Promise<{ bytes: Uint8Array }>;
}
