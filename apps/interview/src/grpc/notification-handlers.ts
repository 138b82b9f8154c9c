import type { ServiceHandlers } from '@colloquy/grpc';
import type { UseCases } from '../use-cases';
import { refOf } from './ref-of';

type Handlers = ServiceHandlers<'colloquy.interview.v1.InterviewService'>;

export function notificationHandlers({
  readNotification,
}: Pick<UseCases, 'readNotification'>): Pick<Handlers, 'getNotification'> {
  return {
    async getNotification(request) {
      const { endpoints, payload } = await readNotification(refOf(request), request.completion);
      return {
        endpoints: endpoints.map(({ endpoint, method, headers, signingSecret = '' }) => ({
          url: endpoint,
          method,
          headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
          signingSecret,
        })),
        payloadJson: JSON.stringify(payload),
      };
    },
  };
}
