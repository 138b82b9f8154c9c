import { markOverdue } from '../domain/invoice';
import type { Deps } from './deps';

export const makeMarkFirstOverdue =
  ({ invoices, clock }: Pick<Deps, 'invoices' | 'clock'>) =>
  async (): Promise<boolean> => {
    const now = clock.now();
    const invoice = await invoices.firstOverdue(now);
    if (!invoice) return false;
    await invoices.save(invoice, markOverdue(invoice, now));
    return true;
  };
