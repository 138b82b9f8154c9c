import { makeBookSessions } from './book-sessions';
import { makeCarryOut } from './carry-out';
import { makeChangeInvoice } from './change-invoice';
import { makeChangeSubscription } from './change-subscription';
import { makeCloseDue } from './close-due';
import type { Deps } from './deps';
import { makeMarkFirstOverdue } from './mark-first-overdue';
import { makePreviewNextPayment } from './preview-next-payment';
import { makeReadSubscription } from './read-subscription';
import { makeReadUsage } from './read-usage';
import { makeSubscribe } from './subscribe';

export function makeUseCases(deps: Deps) {
  const carryOut = makeCarryOut(deps);
  const readSubscription = makeReadSubscription(deps);
  return {
    bookSessions: makeBookSessions(deps),
    changeInvoice: makeChangeInvoice(deps),
    changeSubscription: makeChangeSubscription(deps),
    closeDue: makeCloseDue(deps, carryOut),
    listInvoices: deps.invoices.list,
    markFirstOverdue: makeMarkFirstOverdue(deps),
    previewNextPayment: makePreviewNextPayment(deps, readSubscription),
    readSubscription,
    readUsage: makeReadUsage(deps),
    subscribe: makeSubscribe(deps, carryOut),
  };
}

export type UseCases = ReturnType<typeof makeUseCases>;
