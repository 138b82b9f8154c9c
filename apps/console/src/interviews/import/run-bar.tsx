import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { saveCsv, toCsv } from '../csv-text';
import type { CheckedRow } from './check-rows';
import type { CsvFile } from './read-file';
import type { useImport } from './use-import';

interface RunBarProps {
  file: CsvFile;
  rows: readonly CheckedRow[];
  /** Whether `rows` contain the user's latest changes. */
  isChecked: boolean;
  work: ReturnType<typeof useImport>;
}

export function RunBar({ file, rows, isChecked, work }: RunBarProps) {
  const { bulk, csv } = useStrings().interviews;
  const { done, failed, state } = work;
  const ready = rows.filter(({ errors, index }) => errors.length === 0 && !done.has(index));
  const wrong = rows.filter(
    ({ errors, index }) => !done.has(index) && (errors.length > 0 || failed.has(index)),
  );
  const settled = state.done + state.failures.length;
  const isStopped = !state.isRunning && settled < state.total;
  const saveWrong = () => {
    const errorsOf = ({ index, errors }: CheckedRow) => failed.get(index) ?? errors.join('; ');
    saveCsv(
      `errors-${file.name.replace(/\.\w+$/, '')}.csv`,
      toCsv([
        [...file.headings, csv.error],
        ...wrong.map((row) => [
          ...file.headings.map((_, column) => file.rows[row.index]?.[column] ?? ''),
          errorsOf(row),
        ]),
      ]),
    );
  };
  return (
    <div className="save-bar">
      {state.isRunning ? (
        <>
          <progress max={state.total} value={settled} aria-label={csv.running} />
          <Button onClick={work.stop}>{csv.cancel}</Button>
        </>
      ) : (
        <Button primary disabled={ready.length === 0 || !isChecked} onClick={() => void work.run(ready)}>
          {csv.start(ready.length)}
        </Button>
      )}
      {wrong.length > 0 && !state.isRunning && <Button onClick={saveWrong}>{csv.saveFailed}</Button>}
      <span role="status">
        {state.isRunning && bulk.progress(settled, state.total)}
        {!state.isRunning && done.size > 0 && csv.done(done.size)}
        {!state.isRunning && failed.size > 0 && ` · ${csv.failed(failed.size)}`}
        {isStopped && ` · ${csv.stopped}`}
      </span>
    </div>
  );
}
