import type { ReactNode } from 'react';
import { useStrings } from '../strings';
import { type Column, DataTable } from '../ui/data-table';
import { utcDay, number } from '../ui/moments';
import { money } from './money';
import type { LineItem } from './use-billing';

interface LinesTableProps {
  lines: LineItem[];
  actionOf?: (line: LineItem, index: number) => ReactNode;
}

export function LinesTable({ lines, actionOf }: LinesTableProps) {
  const { account, shell } = useStrings();
  const texts = account.invoices;
  const columns: Column<LineItem>[] = [
    { id: 'label', header: texts.line, cell: ({ label }) => label },
    {
      id: 'period',
      header: texts.period,
      cell: ({ periodStart, periodEnd }) => `${utcDay(periodStart)} – ${utcDay(periodEnd)}`,
    },
    {
      id: 'quantity',
      header: texts.quantity,
      cell: ({ quantity, unitLabel, unitPriceCents }) =>
        quantity !== null &&
        `${number(quantity)} ${unitLabel ?? ''}${unitPriceCents === null ? '' : ` × ${money(unitPriceCents)}`}`,
    },
    { id: 'amount', header: texts.amount, numeric: true, cell: ({ amountCents }) => money(amountCents) },
    ...(actionOf
      ? [
          {
            id: 'action',
            header: <span className="visually-hidden">{shell.more}</span>,
            cell: (line: LineItem) => actionOf(line, lines.indexOf(line)),
          },
        ]
      : []),
  ];
  return (
    <DataTable<LineItem>
      labelled
      caption={texts.lines}
      rows={lines}
      idOf={(line) => String(lines.indexOf(line))}
      columns={columns}
    />
  );
}
