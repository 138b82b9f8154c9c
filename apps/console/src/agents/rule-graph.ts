interface RuleEdge {
  from: string;
  to: string;
}

export interface PlacedAgent {
  id: string;
  column: number;
  row: number;
}

/** Places each agent one column after the last agent that hands over to it. The API allows no cycles. */
export function placeAgents(rules: readonly RuleEdge[], focus: string): PlacedAgent[] {
  const ids = [...new Set([focus, ...rules.flatMap(({ from, to }) => [from, to])])];
  const columns = new Map(ids.map((id) => [id, 0]));
  for (let round = 0; round < ids.length; round += 1) {
    let moved = false;
    for (const { from, to } of rules) {
      const wanted = (columns.get(from) ?? 0) + 1;
      if (wanted <= (columns.get(to) ?? 0) || wanted >= ids.length) continue;
      columns.set(to, wanted);
      moved = true;
    }
    if (!moved) break;
  }
  const rows = new Map<number, number>();
  return ids.map((id) => {
    const column = columns.get(id) ?? 0;
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    return { id, column, row };
  });
}
