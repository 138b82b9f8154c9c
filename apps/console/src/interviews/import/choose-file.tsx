import { useState } from 'react';
import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { saveCsv, toCsv } from '../csv-text';
import { type CsvFile, type FileProblem, readFile } from './read-file';
import { templateRows } from './template';

export function ChooseFile({ onFile }: { onFile: (file: CsvFile) => void }) {
  const { csv } = useStrings().interviews;
  const [problem, setProblem] = useState<FileProblem>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readFile(file).catch(() => 'unreadable' as const);
    if (typeof read === 'string') return setProblem(read);
    onFile(read);
  };
  return (
    <section className="card form-section">
      <p>{csv.intro}</p>
      <Field label={csv.choose} hint={csv.chooseHint} error={problem && csv[problem]}>
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      <Button onClick={() => saveCsv('interviews-template.csv', toCsv(templateRows))}>{csv.template}</Button>
    </section>
  );
}
