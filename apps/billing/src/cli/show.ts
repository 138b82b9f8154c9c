import { presentInvoice, presentLine, presentSubscription } from '../http/presenters';
import type { Deps } from '../use-cases/deps';
import { readSubscription } from '../use-cases/read-billing';

/**
 * What `show` prints.
 * @throws AppError `not-found` for an account that never had a subscription
 */
export async function show(deps: Deps, accountId: string): Promise<object> {
  const state = await readSubscription(deps, accountId);
  const invoices = await deps.invoices.list(accountId);
  return {
    subscription: presentSubscription(state),
    pendingLines: state.subscription.pendingLines.map(presentLine),
    invoices: invoices.map(presentInvoice),
  };
}
