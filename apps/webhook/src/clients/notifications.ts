import type { ServiceClient } from '@colloquy/grpc';
import { toAppError } from '@colloquy/kernel';
import type { Notifications } from '../domain/ports';

export function grpcNotifications(
  interview: Pick<ServiceClient<'colloquy.interview.v1.InterviewService'>, 'getNotification'>,
): Notifications {
  return {
    find: async (ref, signal) => {
      try {
        return await interview.getNotification(ref, { signal });
      } catch (error) {
        if (toAppError(error).kind === 'not-found') return undefined;
        throw error;
      }
    },
  };
}
