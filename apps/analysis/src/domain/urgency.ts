import type { DisconnectReason } from '@colloquy/contracts';

/** Ends after which the interview completes as soon as the session is processed, or within minutes of it. */
const completing: readonly DisconnectReason[] = ['completed_by_expert', 'completed_natural_end'];

/** Whether an interview, and the client who is to be notified, waits for a session that ended for this reason. */
export const isCompleting = (reason: DisconnectReason): boolean => completing.includes(reason);
