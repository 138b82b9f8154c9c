export interface ExtractionRow {
  /** JSON pointer in the values, like the paths of the evidence. */
  path: string;
  name: string;
  /** 0 for the outermost properties. */
  level: number;
  /** Undefined for an object or a list with rows of its own; null if the expert did not say it. */
  value: string | number | boolean | null | undefined;
}

/** Far above the size of the extractions that the API returns. */
const maxRows = 500;

interface Node {
  description?: unknown;
  properties?: Record<string, Node>;
  items?: Node;
}

/** Returns the values with the names of the schema, outer before inner, at most 500. */
export function extractionRows(schema: unknown, values: unknown): ExtractionRow[] {
  const rows: ExtractionRow[] = [];
  addProperties(rows, schema as Node, values, '', 0);
  return rows;
}

function addProperties(
  rows: ExtractionRow[],
  node: Node | undefined,
  values: unknown,
  path: string,
  level: number,
) {
  const given = (values ?? {}) as Record<string, unknown>;
  for (const key of new Set([...Object.keys(node?.properties ?? {}), ...Object.keys(given)])) {
    const own = node?.properties?.[key];
    const name = typeof own?.description === 'string' ? own.description : key;
    add(rows, own, given[key], { path: `${path}/${escaped(key)}`, name, level });
  }
}

function add(
  rows: ExtractionRow[],
  node: Node | undefined,
  value: unknown,
  place: Pick<ExtractionRow, 'path' | 'name' | 'level'>,
) {
  if (rows.length >= maxRows) return;
  if (value === null || value === undefined) rows.push({ ...place, value: null });
  else if (typeof value !== 'object') {
    rows.push({ ...place, value: value as string | number | boolean });
  } else if (Array.isArray(value)) {
    rows.push({ ...place, value: undefined });
    for (const [index, item] of value.entries()) {
      const path = `${place.path}/${index}`;
      add(rows, node?.items, item, { path, name: `${index + 1}`, level: place.level + 1 });
    }
  } else {
    rows.push({ ...place, value: undefined });
    addProperties(rows, node, value, place.path, place.level + 1);
  }
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
