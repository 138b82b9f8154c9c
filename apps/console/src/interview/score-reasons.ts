/** A reason of a score: `Depth 29 of 30: 11 whole sentences in 3 answers.` */
interface ScoreReason {
  text: string;
  /** Absent if the reason has no points of its own. */
  part?: { name: string; points: number; most: number; why: string };
}

const form = /^(?<name>[^:]{1,40}?) (?<points>\d+(?:\.\d+)?) of (?<most>\d+(?:\.\d+)?)(?:: (?<why>.*))?$/s;

export function scoreReason(text: string): ScoreReason {
  const { name, points, most, why = '' } = form.exec(text)?.groups ?? {};
  if (!name || Number(most) <= 0) return { text };
  return { text, part: { name, points: Number(points), most: Number(most), why } };
}
