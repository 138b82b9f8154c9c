import { type NumberWord } from './spoken-numbers';

export type NumberPart = { digits: number } | NumberWord;

interface Read {
  total: number;
  group: number | undefined;
  room: number;
  from: number;
  scale: number;
  previous: NumberPart | undefined;
}

/** Returns undefined unless the whole sequence is one number. */
export function numberOf(parts: readonly NumberPart[]): number | undefined {
  let read: Read | undefined = {
    total: 0,
    group: undefined,
    room: 0,
    from: 1,
    scale: Infinity,
    previous: undefined,
  };
  for (const part of parts) {
    const next: Partial<Read> | undefined = 'digits' in part ? digits(read, part.digits) : word(read, part);
    if (!next) return undefined;
    read = { ...read, ...next, previous: part };
  }
  return precise(read.total + (read.group ?? 0));
}

const digits = ({ group, scale }: Read, value: number) =>
  group === undefined && value < scale ? { group: value, room: 0 } : undefined;

const word = (read: Read, part: NumberWord) =>
  'value' in part ? added(read, part) : part.times === 100 ? hundreds(read) : scaled(read, part.times);

function added(read: Read, { value, room, from = 1 }: Extract<NumberWord, { value: number }>) {
  const { group, previous } = read;
  if (group === undefined) return value < read.scale ? { group: value, room, from } : undefined;
  // "quatre-vingt"
  if (value === 20 && previous && 'value' in previous && previous.value === 4)
    return { group: group + 76, room: room === 0 ? 0 : 20, from: 1 };
  return value < read.room && value >= read.from ? { group: group + value, room, from } : undefined;
}

function hundreds({ group, scale }: Read) {
  if (scale <= 100) return undefined;
  if (group === undefined) return { group: 100, room: 100, from: 1 };
  return group > 0 && group < 100 ? { group: precise(group * 100), room: 100, from: 1 } : undefined;
}

function scaled({ total, group, scale, previous }: Read, times: number) {
  if (group !== undefined)
    return times < scale
      ? { total: total + precise(group * times), group: undefined, scale: times }
      : undefined;
  if (previous === undefined && times === 1000) return { total: 1000, scale: times };
  // "mil millones"
  return scale === 1000 && times === 1_000_000 && total % 1000 === 0
    ? { total: total * times, scale: times }
    : undefined;
}

/** Removes the rounding errors of factors such as 2.3 million. */
const precise = (value: number): number => Number(value.toPrecision(12));
