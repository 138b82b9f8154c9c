import type { Delivery } from '../domain/ports';
import { findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';

export const makeListDeliveries =
  ({ interviews, deliveries }: Pick<Deps, 'interviews' | 'deliveries'>) =>
  async (ref: InterviewRef): Promise<Delivery[]> => {
    const { accountId, id } = await findInterview(interviews, ref);
    return deliveries.list(accountId, id);
  };
