import type { ReactNode } from 'react';
import { useFirstStrings } from '../strings';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
}

interface DataTableProps<Row> {
  /** For screen readers only. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  labelled?: boolean;
  /** If given, each row has a check box, which `nameOf` labels. */
  selection?: {
    ids: ReadonlySet<string>;
    onChange: (ids: ReadonlySet<string>) => void;
    nameOf: (row: Row) => string;
  };
}

/** On a narrow screen each row becomes a block. */
export function DataTable<Row>({ caption, columns, rows, idOf, labelled, selection }: DataTableProps<Row>) {
  const { shell } = useFirstStrings();
  const ids = rows.map(idOf);
  const all = ids.length > 0 && ids.every((id) => selection?.ids.has(id));
  const toggle = (wanted: readonly string[], on: boolean) => {
    const next = new Set(selection?.ids);
    for (const id of wanted) {
      if (on) next.add(id);
      else next.delete(id);
    }
    selection?.onChange(next);
  };
  return (
    <div className="table-frame">
      <table className="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="check">
                <input
                  type="checkbox"
                  aria-label={shell.selectAll}
                  checked={all}
                  onChange={(event) => toggle(ids, event.target.checked)}
                />
              </th>
            )}
            {columns.map(({ id, header, numeric }) => (
              <th key={id} scope="col" className={numeric ? 'numeric' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const rowId = idOf(row);
            return (
              <tr key={rowId}>
                {selection && (
                  <td className="check">
                    <input
                      type="checkbox"
                      aria-label={selection.nameOf(row)}
                      checked={selection.ids.has(rowId)}
                      onChange={(event) => toggle([rowId], event.target.checked)}
                    />
                  </td>
                )}
                {columns.map(({ id, header, cell, numeric }) => (
                  <td
                    key={id}
                    className={numeric ? 'numeric' : undefined}
                    data-label={labelled && typeof header === 'string' ? header : undefined}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
