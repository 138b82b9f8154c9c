import { useBlocker } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/dialog';
import { ErrorPanel } from '../../ui/error-panel';
import { useDraft } from '../../ui/use-draft';
import type { InterviewForm } from '../form/interview-form';
import { useRootAgents } from '../use-agents';
import { ChooseFile } from './choose-file';
import { ColumnsTable } from './columns-table';
import { guessedMeanings, type Meaning } from './csv-columns';
import { Preview } from './preview';
import type { CsvFile } from './read-file';
import { RunBar } from './run-bar';
import { SharedValues } from './shared-values';
import { useCheckedRows } from './use-checked-rows';
import { useImport } from './use-import';

interface ImporterProps {
  /** Storage name of the drafts. */
  draft: string;
  initial: () => InterviewForm;
}

/** Imports interviews from a file. File, columns, values and finished rows survive a reload. */
export function Importer({ draft, initial }: ImporterProps) {
  const { csv } = useStrings().interviews;
  const [file, setFile, forgetFile] = useDraft<CsvFile | null>(`${draft}-file`, () => null);
  const [seed, setSeed] = useDraft<string>(`${draft}-seed`, () => crypto.randomUUID());
  const [meanings, setMeanings] = useDraft<Meaning[]>(`${draft}-columns`, () => []);
  const [base, setBase] = useDraft(`${draft}-base`, initial);
  const work = useImport(`${draft}-done`, seed);
  const agents = useRootAgents();
  const [checkedMeanings, checkedBase] = [useDeferredValue(meanings), useDeferredValue(base)];
  const { rows, variables } = useCheckedRows(file, checkedMeanings, checkedBase, agents.data);
  const names = useMemo(() => variables.map(({ name }) => name), [variables]);
  const blocker = useBlocker({
    shouldBlockFn: () => work.state.isRunning,
    enableBeforeUnload: () => work.state.isRunning,
    withResolver: true,
  });

  const choose = (chosen: CsvFile) => {
    work.clear();
    setFile(chosen);
    setSeed(crypto.randomUUID());
    setMeanings(guessedMeanings(chosen.headings, csv.fields, names));
  };
  const other = () => {
    work.clear();
    setFile(null);
    forgetFile();
  };
  if (!file) return <ChooseFile onFile={choose} />;
  return (
    <>
      <p className="actions csv-file">
        <strong>{csv.file(file.name, file.rows.length)}</strong>
        <Button onClick={other} disabled={work.state.isRunning}>
          {csv.anotherFile}
        </Button>
      </p>
      {agents.error && <ErrorPanel error={agents.error} />}
      <fieldset className="plain" disabled={work.state.isRunning}>
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
      {blocker.status === 'blocked' && (
        <Confirm
          open
          onOpenChange={(open) => open || blocker.reset()}
          title={csv.cancel}
          text={csv.leave}
          action={csv.leaveAction}
          onConfirm={blocker.proceed}
        />
      )}
    </>
  );
}
