import { AppError } from '@colloquy/kernel';
import type { DeliveryDetail } from '../domain/ports';
import { findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { makeReadNotification } from './read-notification';

/** @throws AppError `not-found` if the interview has no such delivery */
export function makeReadDelivery(deps: Pick<Deps, 'interviews' | 'deliveries'>, baseUrl: string) {
  const readNotification = makeReadNotification(deps, baseUrl);
  return async (ref: InterviewRef, id: string): Promise<DeliveryDetail> => {
    const interview = await findInterview(deps.interviews, ref);
    const { payload } = await readNotification(ref, interview.completion);
    const about = { id, payloadJson: JSON.stringify(payload) };
    const delivery = await deps.deliveries.find(interview.accountId, interview.id, about);
    if (!delivery) throw new AppError('not-found', undefined, 'Delivery not found');
    // an endpoint may repeat the notification's content, and it may answer after the withdrawal
    return interview.withdrawal ? { ...delivery, answer: null } : delivery;
  };
}
