import type { ExportedInterview } from './exported-interview';

/** Characters that none of the fonts has, such as U+0E2A; at most ten. */
interface Unsupported {
  unsupported: readonly string[];
}

export interface Documents {
  /** @throws AppError `unavailable` if too many documents, of the account or of all, are being made */
  pdf(accountId: string, interview: ExportedInterview): Promise<{ bytes: Uint8Array } | Unsupported>;
  /** @throws AppError `unavailable` as `pdf` */
  docx(accountId: string, interview: ExportedInterview): Promise<{ bytes: Uint8Array }>;
}
