import { useStrings } from '../../strings';
import { csvFields, type Meaning } from './csv-columns';
import type { CsvFile } from './read-file';

interface ColumnsTableProps {
  file: CsvFile;
  meanings: readonly Meaning[];
  variables: readonly string[];
  onChange: (meanings: Meaning[]) => void;
}

export function ColumnsTable({ file, meanings, variables, onChange }: ColumnsTableProps) {
  const { csv } = useStrings().interviews;
  const options = [
    { value: '', name: csv.ignore },
    ...csvFields.map((value) => ({ value, name: csv.fields[value] })),
    ...variables.map((name) => ({ value: `var:${name}`, name: csv.variable(name) })),
  ];
  return (
    <section className="card form-section">
      <h2>{csv.columns}</h2>
      <p className="quiet">{csv.columnsHint}</p>
      <ul className="csv-columns">
        {file.headings.map((heading, index) => (
          <li key={index}>
            <span>
              <strong>{heading}</strong>
              <span className="cell-note">{file.rows[0]?.[index]?.slice(0, 80)}</span>
            </span>
            <select
              aria-label={heading}
              value={meanings[index] ?? ''}
              onChange={({ target }) =>
                onChange(meanings.map((known, at) => (at === index ? (target.value as Meaning) : known)))
              }
            >
              {options.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}
