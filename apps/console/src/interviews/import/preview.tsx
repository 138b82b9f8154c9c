import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useStrings } from '../../strings';
import { DataTable } from '../../ui/data-table';
import { Checkbox } from '../../ui/field';
import { Pager } from '../../ui/pager';
import { scheduledMoment } from '../form/to-body';
import { useNow } from '../list/use-now';
import { isPast } from '../time-zone';
import type { CheckedRow } from './check-rows';

const pageSize = 25;

interface PreviewProps {
  rows: readonly CheckedRow[];
  done: ReadonlyMap<number, string>;
  failed: ReadonlyMap<number, string>;
}

export function Preview({ rows, done, failed }: PreviewProps) {
  const { csv, form } = useStrings().interviews;
  const [page, setPage] = useState(1);
  const [isOnlyWrong, setOnlyWrong] = useState(false);
  const invalid = rows.filter(({ errors }) => errors.length > 0);
  const ready = rows.filter(({ errors, index }) => errors.length === 0 && !done.has(index));
  const wrong = rows.filter(({ errors, index }) => errors.length > 0 || failed.has(index));
  const past = usePastRows(rows);
  const pastCount = ready.filter(({ index }) => past.has(index)).length;
  const shown = isOnlyWrong ? wrong : rows;
  const totalPages = Math.max(1, Math.ceil(shown.length / pageSize));
  const at = Math.min(page, totalPages);
  return (
    <section className="interview-list">
      <h2>{csv.preview}</h2>
      <p role="status">
        {csv.ready(ready.length)}
        {invalid.length > 0 && <span className="field-error"> {csv.wrong(invalid.length)}</span>}
        {pastCount > 0 && <span className="warning"> {csv.past(pastCount)}</span>}
      </p>
      <Checkbox
        label={csv.onlyWrong}
        checked={isOnlyWrong}
        disabled={wrong.length === 0 && !isOnlyWrong}
        onChange={({ target }) => setOnlyWrong(target.checked)}
      />
      <DataTable<CheckedRow>
        caption={csv.preview}
        labelled
        rows={shown.slice((at - 1) * pageSize, at * pageSize)}
        idOf={({ index }) => String(index)}
        columns={[
          { id: 'row', header: csv.row, numeric: true, cell: ({ index }) => index + 2 },
          { id: 'title', header: csv.fields.title, cell: (row) => row.form.title },
          { id: 'expert', header: csv.fields.expertName, cell: (row) => row.form.expertName },
          {
            id: 'questions',
            header: form.sections.questions,
            numeric: true,
            cell: (row) => row.form.questions.filter(({ text }) => text.trim() !== '').length,
          },
          {
            id: 'time',
            header: csv.fields.scheduledAt,
            cell: (row) => row.form.scheduledAt.replace('T', ' '),
          },
          {
            id: 'result',
            header: csv.result,
            cell: (row) => (
              <RowResult
                row={row}
                id={done.get(row.index)}
                failure={failed.get(row.index)}
                isPast={past.has(row.index)}
              />
            ),
          },
        ]}
      />
      <Pager page={at} totalPages={totalPages} onPage={setPage} />
    </section>
  );
}

function usePastRows(rows: readonly CheckedRow[]): ReadonlySet<number> {
  const now = useNow();
  const moments = useMemo(
    () =>
      new Map(
        rows
          .filter(({ errors }) => errors.length === 0)
          .map(({ index, form }) => [index, scheduledMoment(form)]),
      ),
    [rows],
  );
  return new Set([...moments].filter(([, at]) => isPast(at, now)).map(([index]) => index));
}

interface RowResultProps {
  row: CheckedRow;
  id: string | undefined;
  failure: string | undefined;
  isPast: boolean;
}

function RowResult({ row, id, failure, isPast }: RowResultProps) {
  const { csv, form } = useStrings().interviews;
  if (id !== undefined) {
    return (
      <Link to="/interviews/$id" params={{ id }} search={{}}>
        {csv.imported}
      </Link>
    );
  }
  if (row.errors.length === 0 && failure === undefined) {
    return isPast ? <span className="warning">{form.past}</span> : csv.valid;
  }
  return (
    <ul className="row-errors field-error">
      {failure !== undefined && <li>{failure}</li>}
      {row.errors.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  );
}
