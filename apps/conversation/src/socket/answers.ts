import { closeCodes, type JoinErrorCode } from '@colloquy/contracts';
import type { Client } from '../domain/ports';
import type { ConversationMetrics } from '../runtime/metrics';
import { Refusal } from '../use-cases/refusal';

/** Malformed frames before the connection is closed. */
const patience = 5;

const retryable: ReadonlySet<JoinErrorCode> = new Set(['unavailable', 'too-many-connections']);

export interface Answers {
  /** The connection goes on. */
  tell(code: JoinErrorCode, message: string): void;
  /** The connection is closed. */
  refuse(refusal: Refusal): void;
  complain(problem: string): void;
}

export function makeAnswers(
  client: Pick<Client, 'send' | 'close'>,
  metrics: Pick<ConversationMetrics, 'connectionRefused'>,
): Answers {
  let malformed = 0;

  function tell(code: JoinErrorCode, message: string): void {
    metrics.connectionRefused(code);
    client.send({ type: 'error', code, message });
  }

  function refuse({ code, message }: Refusal): void {
    tell(code, message);
    client.close(retryable.has(code) ? closeCodes.tryLater : closeCodes.refused);
  }

  return {
    tell,
    refuse,
    complain(problem) {
      malformed += 1;
      if (malformed >= patience) refuse(new Refusal('malformed', problem));
      else tell('malformed', problem);
    },
  };
}
