import { useDeferredValue, useMemo } from 'react';
import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';
import { LeaveQuestion } from '../../ui/leave-question';
import { useDraft } from '../../ui/use-draft';
import type { InterviewForm } from '../form/interview-form';
import { useRootAgents } from '../use-agents';
import { ChooseFile } from './choose-file';
import { ColumnsTable } from './columns-table';
import { guessedMeanings, type Meaning } from './csv-columns';
import { newSeed, seedFor } from './import-seed';
import { Preview } from './preview';
import type { CsvFile } from './read-file';
import { RunBar } from './run-bar';
import { SharedValues } from './shared-values';
import { useCheckedRows } from './use-checked-rows';
import { useImport } from './use-import';

interface ImporterProps {
  draft: string;
  initial: () => InterviewForm;
}

/** File, columns, values and finished rows survive a reload. */
export function Importer({ draft, initial }: ImporterProps) {
  const { interviews, shell } = useStrings();
  const { csv } = interviews;
  const [file, setFile, forgetFile, isFileKept] = useDraft<CsvFile | null>(`${draft}-file`, () => null);
  const [seed, setSeed] = useDraft(`${draft}-seed`, newSeed);
  const [meanings, setMeanings] = useDraft<Meaning[]>(`${draft}-columns`, () => []);
  const [base, setBase] = useDraft(`${draft}-base`, initial);
  const work = useImport(`${draft}-done`, seed.value);
  const agents = useRootAgents();
  const [checkedMeanings, checkedBase] = [useDeferredValue(meanings), useDeferredValue(base)];
  const { rows, variables } = useCheckedRows(file, checkedMeanings, checkedBase, agents.data);
  const names = useMemo(() => variables.map(({ name }) => name), [variables]);
  const { isRunning } = work.state;

  const choose = async (chosen: CsvFile) => {
    setSeed(await seedFor(chosen, seed));
    work.clear();
    setFile(chosen);
    setMeanings(guessedMeanings(chosen.headings, csv.fields, names));
  };
  const other = () => {
    const isImported = rows.every(({ index, errors }) => work.done.has(index) || errors.length > 0);
    if (isImported && work.failed.size === 0) setSeed(newSeed());
    work.clear();
    setFile(null);
    forgetFile();
  };
  if (!file) return <ChooseFile onFile={(chosen) => void choose(chosen)} />;
  return (
    <>
      <p className="actions csv-file">
        <strong>{csv.file(file.name, file.rows.length)}</strong>
        <Button onClick={other} disabled={isRunning}>
          {csv.anotherFile}
        </Button>
      </p>
      {!isFileKept && <p className="warning">{csv.notKept}</p>}
      {agents.error && <ErrorPanel error={agents.error} />}
      <fieldset className="plain" disabled={isRunning}>
        <ColumnsTable file={file} meanings={meanings} variables={names} onChange={setMeanings} />
        <SharedValues
          isOpen={rows.every(({ errors }) => errors.length > 0)}
          base={base}
          agents={agents.data ?? []}
          variables={variables}
          onChange={setBase}
        />
      </fieldset>
      <Preview rows={rows} done={work.done} failed={work.failed} />
      <RunBar
        file={file}
        rows={rows}
        isChecked={checkedMeanings === meanings && checkedBase === base}
        work={work}
      />
      <LeaveQuestion
        isBlocked={isRunning || !isFileKept}
        title={isRunning ? csv.cancel : shell.leave}
        text={isRunning ? csv.leave : csv.notKept}
        action={isRunning ? csv.leaveAction : shell.leave}
      />
    </>
  );
}
