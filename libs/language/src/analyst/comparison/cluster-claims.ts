import { contentWords } from '../../text/content-words';
import { type AlignedQuestion } from './align-questions';
import { type RatedClaim } from './clarity';
import { type ComparisonPoint, type Position } from './comparison';
import { relationOf, type Relation, saidIn } from './relate-claims';
import { stemsOf } from './stems';

const most = { points: 6, singles: 2, positions: 4 };

type RatedQuestion = AlignedQuestion & { claims: readonly RatedClaim[] };

/** Indexes of claims of different interviews that say the same; the clearest first. */
type Cluster = readonly number[];

export function pointsOf(group: RatedQuestion): ComparisonPoint[] {
  const { claims } = group;
  const relate = relationsOf(group);
  const clusters = clustersOf(claims, relate);
  const { disagreements, rest } = disagreementsOf(clusters, claims, relate);
  const agreements = rest.filter((cluster) => cluster.length > 1);
  const points = [
    ...disagreements.map((sides) => pointOf(group, 'disagreement', sides)),
    ...agreements.map((cluster) => pointOf(group, 'agreement', [cluster])),
  ].sort((a, b) => claimsIn(b) - claimsIn(a));
  const singles = singlesOf(rest, claims).map((cluster) => pointOf(group, 'single', [cluster]));
  return [...points.slice(0, most.points), ...singles];
}

const claimsIn = ({ positions }: ComparisonPoint): number =>
  positions.reduce((sum, { claims }) => sum + claims.length, 0);

type Relate = (a: number, b: number) => Relation;

function relationsOf({ question, language, claims }: RatedQuestion): Relate {
  const asked = stemsOf(contentWords(question, language), language);
  const said = claims.map(({ text }) => saidIn(text, asked, language));
  const known = claims.map(() => new Map<number, Relation>());
  said.forEach((one, a) => {
    for (let b = a + 1; b < said.length; b += 1) {
      const other = said[b];
      if (!other || claims[a]?.place.interviewId === claims[b]?.place.interviewId) continue;
      const relation = relationOf(one, other);
      if (relation) known[a]?.set(b, relation);
    }
  });
  return (a, b) => known[Math.min(a, b)]?.get(Math.max(a, b));
}

function clustersOf(claims: readonly RatedClaim[], relate: Relate): Cluster[] {
  const all = claims.map((_, index) => index);
  const clarity = (index: number) => claims[index]?.clarity ?? 0;
  const interview = (index: number) => claims[index]?.place.interviewId;
  const agreeing = all.map((index) => all.filter((other) => relate(index, other) === 'agree'));
  const reach = agreeing.map((others) => new Set(others.map(interview)).size);
  const taken = new Set<number>();
  const clusters: Cluster[] = [];
  for (const seed of [...all].sort(
    (a, b) => (reach[b] ?? 0) - (reach[a] ?? 0) || clarity(b) - clarity(a) || a - b,
  )) {
    if (taken.has(seed)) continue;
    const members = [seed, ...(agreeing[seed] ?? []).filter((index) => !taken.has(index))];
    for (const index of members) taken.add(index);
    const clear = members.sort((a, b) => clarity(b) - clarity(a) || a - b);
    const seen = new Set<string | undefined>();
    clusters.push(clear.filter((index) => !seen.has(interview(index)) && seen.add(interview(index))));
  }
  return clusters.sort((a, b) => b.length - a.length);
}

function disagreementsOf(
  clusters: readonly Cluster[],
  claims: readonly RatedClaim[],
  relate: Relate,
): { disagreements: Cluster[][]; rest: Cluster[] } {
  const used = new Set<Cluster>();
  const disagreements: Cluster[][] = [];
  const interview = (index: number) => claims[index]?.place.interviewId;
  for (const cluster of clusters) {
    if (used.has(cluster)) continue;
    const sides: Cluster[] = [cluster];
    const heard = new Set(cluster.map(interview));
    const against: Cluster[] = [];
    for (const other of clusters) {
      if (other === cluster || used.has(other) || sides.length === most.positions) continue;
      if (!contradicts(cluster, other, relate)) continue;
      const side = other.filter((index) => !heard.has(interview(index)));
      if (side.length === 0) continue;
      for (const index of side) heard.add(interview(index));
      sides.push(side);
      against.push(other);
    }
    if (against.length === 0) continue;
    for (const each of [cluster, ...against]) used.add(each);
    disagreements.push(sides.sort((a, b) => b.length - a.length));
  }
  return { disagreements, rest: clusters.filter((cluster) => !used.has(cluster)) };
}

function contradicts(a: Cluster, b: Cluster, relate: Relate): boolean {
  let balance = 0;
  for (const one of a)
    for (const other of b) {
      const relation = relate(one, other);
      balance += relation === 'disagree' ? 1 : relation === 'agree' ? -1 : 0;
    }
  return balance > 0;
}

function singlesOf(clusters: readonly Cluster[], claims: readonly RatedClaim[]): Cluster[] {
  const alone = clusters.filter(({ length }) => length === 1);
  const claimOf = ([index = 0]: Cluster) => claims[index];
  const seen = new Set<string | undefined>();
  return [...alone]
    .sort((a, b) => (claimOf(b)?.clarity ?? 0) - (claimOf(a)?.clarity ?? 0))
    .filter((cluster) => {
      const id = claimOf(cluster)?.place.interviewId;
      return !seen.has(id) && seen.add(id);
    })
    .slice(0, most.singles);
}

function pointOf(
  { number, claims }: RatedQuestion,
  kind: ComparisonPoint['kind'],
  clusters: readonly Cluster[],
): ComparisonPoint {
  const positions = clusters.map((cluster): Position => ({
    statement: null,
    claims: cluster.flatMap((index) => claims[index]?.place ?? []),
  }));
  return { questionGroup: number, kind, statement: null, positions };
}
