import type { DisconnectReason } from '@colloquy/contracts';

/** Reasons after which the interview completes when the session is processed, or within minutes. */
const completing: readonly DisconnectReason[] = ['completed_by_expert', 'completed_natural_end'];

/** Whether a completion, and thus the client's notification, waits for a session that ended with this reason. */
export const isCompleting = (reason: DisconnectReason): boolean => completing.includes(reason);
