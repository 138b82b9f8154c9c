/** The text is undefined on a side without this line. */
export interface DiffRow {
  kind: 'same' | 'changed' | 'removed' | 'added';
  left?: string;
  right?: string;
}

/** Maximum size of the diff table, cells. Beyond it, the differing lines are shown as one replacement. */
const maxCells = 4_000_000;

export function lineDiff(left: string, right: string): DiffRow[] {
  const [a, b] = [linesOf(left), linesOf(right)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [
    ...a.slice(0, start).map(same),
    ...middle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map(same),
  ];
}

const linesOf = (text: string) => (text === '' ? [] : text.split(/\r?\n/));
const same = (line: string): DiffRow => ({ kind: 'same', left: line, right: line });

function middle(a: readonly string[], b: readonly string[]): DiffRow[] {
  if (a.length * b.length > maxCells) return paired(a, b);
  const width = b.length + 1;
  const common = commonLengths(a, b);
  const rows: DiffRow[] = [];
  let [i, j] = [0, 0];
  let [removed, added]: [string[], string[]] = [[], []];
  const flush = () => {
    rows.push(...paired(removed, added));
    [removed, added] = [[], []];
  };
  while (i < a.length || j < b.length) {
    const [line, other] = [a[i], b[j]];
    if (line !== undefined && line === other) {
      flush();
      rows.push(same(line));
      i += 1;
      j += 1;
    } else if (
      line !== undefined &&
      (other === undefined || (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0))
    ) {
      removed.push(line);
      i += 1;
    } else if (other !== undefined) {
      added.push(other);
      j += 1;
    }
  }
  flush();
  return rows;
}

/** Returns the lengths of the longest common subsequences of `a` from i and `b` from j, at index `i * (b.length + 1) + j`. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      lengths[at] =
        a[i] === b[j]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  return lengths;
}

function paired(removed: readonly string[], added: readonly string[]): DiffRow[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const [left, right] = [removed[index], added[index]];
    if (left === undefined) return { kind: 'added', right: right ?? '' };
    return right === undefined ? { kind: 'removed', left } : { kind: 'changed', left, right };
  });
}
