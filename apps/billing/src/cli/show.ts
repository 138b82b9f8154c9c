import { presentInvoice, presentLine, presentSubscription } from '../http/presenters';
import type { UseCases } from '../use-cases';

export async function show(
  { readSubscription, listInvoices }: Pick<UseCases, 'readSubscription' | 'listInvoices'>,
  accountId: string,
): Promise<object> {
  const state = await readSubscription(accountId);
  const invoices = await listInvoices(accountId);
  return {
    subscription: presentSubscription(state),
    pendingLines: state.subscription.pendingLines.map(presentLine),
    invoices: invoices.map(presentInvoice),
  };
}
