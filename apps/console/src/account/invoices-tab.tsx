import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useStrings } from '../strings';
import { DataTable } from '../ui/data-table';
import { EmptyState } from '../ui/empty-state';
import { Load } from '../ui/load';
import { utcDay } from '../ui/moments';
import { Pager } from '../ui/pager';
import { LinesTable } from './lines-table';
import { money } from './money';
import { SessionsTable } from './sessions-table';
import { type Invoice, type UsageRow, useInvoices, useUsagePage } from './use-billing';

export function InvoicesTab() {
  const { account, errors } = useStrings();
  const { invoice: openId } = useSearch({ from: '/account' });
  return (
    <Load query={useInvoices()}>
      {(invoices) => {
        if (invoices.length === 0) return <EmptyState title={account.invoices.none} />;
        if (openId === undefined) return <InvoicesTable invoices={invoices} />;
        const open = invoices.find(({ id }) => id === openId);
        return open ? <InvoiceDetails invoice={open} /> : <p>{errors.missing.title}</p>;
      }}
    </Load>
  );
}

function InvoicesTable({ invoices }: { invoices: Invoice[] }) {
  const { account } = useStrings();
  const texts = account.invoices;
  return (
    <DataTable<Invoice>
      labelled
      caption={account.tabs.invoices}
      rows={invoices}
      idOf={({ id }) => id}
      columns={[
        {
          id: 'number',
          header: texts.number,
          cell: ({ id, extInvoiceNumber }) => (
            <Link to="/account" search={{ tab: 'invoices', invoice: id }}>
              {extInvoiceNumber}
            </Link>
          ),
        },
        { id: 'date', header: texts.date, cell: ({ billingDate }) => utcDay(billingDate) },
        { id: 'amount', header: texts.amount, numeric: true, cell: ({ amountCents }) => money(amountCents) },
        { id: 'status', header: account.status, cell: ({ status }) => texts.statuses[status] },
        { id: 'due', header: texts.due, cell: ({ dueAt }) => dueAt && utcDay(dueAt) },
        { id: 'paid', header: texts.paid, cell: ({ paidAt }) => paidAt && utcDay(paidAt) },
      ]}
    />
  );
}

function InvoiceDetails({ invoice }: { invoice: Invoice }) {
  const { account } = useStrings();
  const texts = account.invoices;
  const { line } = useSearch({ from: '/account' });
  const { id, extInvoiceNumber, billingDate, amountCents, status, extUrl, lineItems } = invoice;
  return (
    <>
      <p>
        <Link to="/account" search={{ tab: 'invoices' }}>
          {texts.all}
        </Link>
      </p>
      <h2>{extInvoiceNumber}</h2>
      <p>
        {utcDay(billingDate)} · {texts.statuses[status]} · <strong>{money(amountCents)}</strong>{' '}
        {extUrl && (
          <a href={extUrl} target="_blank" rel="noreferrer">
            {texts.document}
          </a>
        )}
      </p>
      <LinesTable
        lines={lineItems}
        actionOf={({ type }, index) =>
          type === 'overage' && (
            <Link to="/account" search={{ tab: 'invoices', invoice: id, line: index }}>
              {texts.toSessions}
            </Link>
          )
        }
      />
      <h2>{line === undefined ? texts.sessions : texts.sessionsOf(lineItems[line]?.label ?? '')}</h2>
      {line !== undefined && (
        <p>
          <Link to="/account" search={{ tab: 'invoices', invoice: id }}>
            {texts.allSessions}
          </Link>
        </p>
      )}
      <SettledSessions invoice={invoice} line={line} />
    </>
  );
}

function SettledSessions({ invoice, line }: { invoice: Invoice; line: number | undefined }) {
  const { account } = useStrings();
  const texts = account.invoices;
  const { page = 1 } = useSearch({ from: '/account' });
  const navigate = useNavigate({ from: '/account' });
  const settled = { invoiceId: invoice.id, ...(line !== undefined && { lineIndex: line }) };
  const query = useUsagePage(settled, page, 25);
  const lineOf = ({ lineIndex }: UsageRow) =>
    lineIndex === null ? texts.included : (invoice.lineItems[lineIndex]?.label ?? '');
  return (
    <Load query={query}>
      {({ entries, pagination }) => (
        <>
          {entries.length === 0 ? (
            <p className="quiet">{texts.noSessions}</p>
          ) : (
            <SessionsTable rows={entries} lineOf={lineOf} />
          )}
          <Pager
            page={page}
            totalPages={pagination.totalPages}
            onPage={(next) => void navigate({ search: (known) => ({ ...known, page: next }) })}
          />
        </>
      )}
    </Load>
  );
}
