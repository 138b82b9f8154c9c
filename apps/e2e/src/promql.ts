interface Selector {
  name: string;
  labels: string[];
}

const keyword = /^(and|or|unless|bool|offset|inf|nan)$/i;
const grouping = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g;

/** Extracts the selectors of an expression (PromQL, or a query of a Grafana variable) without full parsing. */
export function selectorsOf(expression: string): Selector[] {
  const bare = withoutTexts(expression)
    .replace(/\blabel_values\(\s*(\w+)\s*,\s*(\w+)\s*\)/g, '$1{$2=}')
    .replace(grouping, ' ');
  const found = bare.matchAll(/(?<![\w:.])([a-z_:][\w:]*)\s*(?:\{([^}]*)\})?\s*(\()?/gi);
  return [...found].flatMap(([, name = '', matchers = '', call]) => {
    if (call || keyword.test(name)) return [];
    return [
      { name, labels: [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label) },
    ];
  });
}

export function groupLabelsOf(expression: string): string[] {
  return [...withoutTexts(expression).matchAll(grouping)].flatMap(([, labels = '']) =>
    labels.split(',').flatMap((label) => label.trim() || []),
  );
}

const withoutTexts = (expression: string) => expression.replace(/"[^"]*"/g, '').replace(/\[[^\]]*\]/g, ' ');
