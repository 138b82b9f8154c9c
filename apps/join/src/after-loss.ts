import { closeCodes, type JoinErrorCode } from '@colloquy/contracts';

/** Why the page stops: the server refused it, or another window took over the conversation. */
export type Refused = JoinErrorCode | 'replaced';

/**
 * Decides what follows the loss of a connection: `resume` reconnects, `join-again` reconnects without the session.
 * @param refusal the last error that the server has sent on this connection
 */
export function afterLoss(
  code: number,
  refusal: JoinErrorCode | undefined,
): 'resume' | 'join-again' | { refused: Refused } {
  if (code === closeCodes.replaced) return { refused: 'replaced' };
  if (code !== closeCodes.refused) return 'resume';
  return refusal === 'bad-resume-token' ? 'join-again' : { refused: refusal ?? 'malformed' };
}

const final: ReadonlySet<Refused> = new Set(['interview-completed', 'unknown-interview', 'withdrawn']);

export const isFinal = (refused: Refused): boolean => final.has(refused);
