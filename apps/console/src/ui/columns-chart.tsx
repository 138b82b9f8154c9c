import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { number } from './moments';

export interface ColumnProps {
  className: string;
  style: CSSProperties;
}

interface ChartSeries {
  name: string;
  values: readonly (number | null)[];
  tone: 1 | 2 | 3;
  columnOf?: (index: number, props: ColumnProps) => ReactNode;
}

interface ColumnsChartProps {
  labels: readonly string[];
  series: readonly ChartSeries[];
  format?: (value: number) => string;
}

/** A column chart. Hidden from screen readers: the caller shows the same numbers in a table. */
export function ColumnsChart({ labels, series, format = number }: ColumnsChartProps) {
  const most = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0))) || 1;
  return (
    <div className="chart" aria-hidden="true">
      {series.length > 1 && (
        <p className="chart-legend">
          {series.map(({ name, tone }) => (
            <span key={name}>
              <i className={`tone-${tone}`} /> {name}
            </span>
          ))}
        </p>
      )}
      <p className="chart-scale">{format(most)}</p>
      <div className="chart-columns">
        {labels.map((label, index) => (
          <div
            key={label}
            className="chart-place"
            title={[
              label,
              ...series.map(({ name, values }) => `${name}: ${shown(values[index], format)}`),
            ].join('\n')}
          >
            {series.map(({ name, values, tone, columnOf = plainColumn }) => (
              <Fragment key={name}>
                {columnOf(index, {
                  className: `tone-${tone}`,
                  style: { blockSize: `${((values[index] ?? 0) / most) * 100}%` },
                })}
              </Fragment>
            ))}
          </div>
        ))}
      </div>
      <p className="chart-axis">
        <span>{labels[0]}</span>
        <span>{labels.length > 1 && labels.at(-1)}</span>
      </p>
    </div>
  );
}

const plainColumn = (_index: number, props: ColumnProps) => <i {...props} />;

const shown = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '–' : format(value);
