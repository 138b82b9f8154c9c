import { number } from './moments';

export interface ChartSeries {
  name: string;
  values: readonly (number | null)[];
  /** 1 to 3; the colour of the columns. */
  tone: 1 | 2 | 3;
}

interface ColumnsChartProps {
  /** Names of the places along the axis. */
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** How a value is written; default: as a number. */
  format?: (value: number) => string;
}

/** Columns side by side over time. Hidden from screen readers: the caller gives the same numbers as a table. */
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
            {series.map(({ name, values, tone }) => (
              <i
                key={name}
                className={`tone-${tone}`}
                style={{ blockSize: `${((values[index] ?? 0) / most) * 100}%` }}
              />
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

const shown = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '–' : format(value);
