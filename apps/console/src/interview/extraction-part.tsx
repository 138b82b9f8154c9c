import type { Interview } from '@colloquy/client';
import { useMemo } from 'react';
import { useStrings } from '../strings';
import { number } from '../ui/moments';
import { type Evidence, type Extraction, turnsIn } from './answers';
import { type ExtractionRow, extractionRows } from './extraction-rows';
import { MomentLink } from './moments-list';

export function ExtractionPart({ interview, evidence }: { interview: Interview; evidence: Evidence }) {
  const { interview: strings } = useStrings();
  const { extraction, extractionSchema } = interview;
  if (!extraction) return null;
  return (
    <section className="card">
      <h2>{strings.extraction}</h2>
      {extraction.status === 'extracted' ? (
        <Values schema={extractionSchema} extraction={extraction} evidence={evidence} />
      ) : (
        <p>{strings.extractionUnavailable}</p>
      )}
    </section>
  );
}

interface ValuesProps {
  schema: unknown;
  extraction: Extraction;
  evidence: Evidence;
}

function Values({ schema, extraction, evidence }: ValuesProps) {
  const { interview: strings } = useStrings();
  const rows = useMemo(() => extractionRows(schema, extraction.values), [schema, extraction]);
  const moments = useMemo(
    () => new Map(turnsIn(evidence).map(({ turnId, timestamp_secs }) => [turnId, timestamp_secs])),
    [evidence],
  );
  const support = new Map(extraction.evidence.map((each) => [each.path, each]));
  return (
    <dl className="values">
      {rows.map((row) => {
        const { quote, turnId = '' } = support.get(row.path) ?? {};
        const at = moments.get(turnId);
        return (
          <div key={row.path} style={{ marginInlineStart: `${row.level}rem` }}>
            <dt>{row.name}</dt>
            <dd>
              <Value value={row.value} />
              {quote && (
                <span className="value-quote quiet">
                  {strings.quoted(quote)} {at !== undefined && <MomentLink at={at} />}
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Value({ value }: Pick<ExtractionRow, 'value'>) {
  const { interview: strings } = useStrings();
  if (value === undefined) return null;
  if (value === null) return <span className="quiet">{strings.notSaid}</span>;
  if (typeof value === 'boolean') return value ? strings.yes : strings.no;
  return <strong dir="auto">{typeof value === 'number' ? number(value) : value}</strong>;
}
