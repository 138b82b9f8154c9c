/** In UTF-16 code units. */
export const prefixLength = 4;
/** A pattern with more beginnings is tried everywhere. */
const most = 500;

/** Beginnings of matches: `open` ones may continue. */
interface Beginnings {
  open: ReadonlySet<string>;
  closed: ReadonlySet<string>;
}

const nothing: Beginnings = { open: new Set(['']), closed: new Set() };
const anything: Beginnings = { open: new Set(), closed: new Set(['']) };

/** @param text at most {@link prefixLength} code units */
function literal(text: string): Beginnings {
  const all = new Set([withoutMarks(text)]);
  return text.length < prefixLength ? { open: all, closed: new Set() } : { open: new Set(), closed: all };
}

const bareUnits = new Map<string, string>();
/** End of the scripts whose letters carry marks; beyond it, normalisation splits syllables. */
const afterMarkedLetters = '\u2000';

/** Returns a code unit without its marks: patterns list letters with and without them. */
function bare(unit: string): string {
  const known = bareUnits.get(unit);
  if (known !== undefined) return known;
  const made = unit < afterMarkedLetters ? unit.normalize('NFD').charAt(0) : unit;
  bareUnits.set(unit, made);
  return made;
}

/** Removes the marks of letters; the length stays the same. */
export function withoutMarks(text: string): string {
  let made = '';
  for (let at = 0; at < text.length; at += 1) made += bare(text.charAt(at));
  return made;
}

function either(...all: readonly Beginnings[]): Beginnings {
  const [first] = all;
  if (first && all.length === 1) return first;
  const open = new Set<string>();
  const closed = new Set<string>();
  for (const each of all) {
    for (const beginning of each.open) open.add(beginning);
    for (const beginning of each.closed) closed.add(beginning);
  }
  return { open, closed };
}

const limited = (made: Beginnings): Beginnings =>
  made.open.size + made.closed.size > most ? anything : made;

function followed(left: Beginnings, right: Beginnings): Beginnings {
  if (left === nothing) return limited(right);
  if (left.open.size * (right.open.size + right.closed.size) > most * 20) return anything;
  const open = new Set<string>();
  const closed = new Set(left.closed);
  for (const first of left.open) {
    for (const next of right.open) {
      const joined = first + next;
      if (joined.length < prefixLength) open.add(joined);
      else closed.add(joined.slice(0, prefixLength));
    }
    for (const next of right.closed) closed.add((first + next).slice(0, prefixLength));
  }
  return limited({ open, closed });
}

const group = /\((?:\?(?::|<?[=!]|<\w+>))?/uy;
const quantifier = /(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/uy;
const zeroWidth = /[$^]|\\[bB]/uy;
const anyUnit = /\.|\\(?:[pP]\{[^}]*\}|[dDwWsS])/uy;
const characterClass = /\[(\^?)((?:[^\]\\]|\\.)*)\]/uy;
/** Up to the unit before the closing bracket, where the reader continues. */
const insideClass = /\[(?:[^\]\\]|\\.)*/uy;
const singleUnit = /\\u([\dA-Fa-f]{4})|\\x([\dA-Fa-f]{2})|\\?([^])/y;

/** Units that stand for themselves, once. */
const plainText = /[^()[\\|.^$?*+{]{1,4}(?![?*+{])/uy;
/** Text without brackets, bars and escapes, which ends nothing. */
const innerText = /[^()[\\|]+/uy;

class Reader {
  private at = 0;
  constructor(private readonly source: string) {}

  alternatives(): Beginnings {
    const found = [this.sequence()];
    while (this.unit() === '|') {
      this.at += 1;
      found.push(this.sequence());
    }
    return either(...found);
  }

  private sequence(): Beginnings {
    let found = nothing;
    while (found.open.size > 0 && !['', '|', ')'].includes(this.unit())) {
      const plain = this.take(plainText);
      found = followed(found, plain ? literal(plain[0]) : this.repeated(this.term()));
    }
    this.skip('|)');
    return found;
  }

  /** Skips parts that cannot change the beginnings, up to one of `ends` outside of groups and classes. */
  private skip(ends: string): void {
    let depth = 0;
    for (; this.at < this.source.length; this.at += 1) {
      this.take(innerText);
      const unit = this.unit();
      if (depth === 0 && ends.includes(unit)) return;
      if (unit === '\\') this.at += 1;
      else if (unit === '[') this.take(insideClass);
      else if (unit === '(') depth += 1;
      else if (unit === ')') depth -= 1;
    }
  }

  /** Empty at the end of the source. */
  private unit(): string {
    return this.source.charAt(this.at);
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const taken = pattern.exec(this.source) ?? undefined;
    if (taken) this.at += taken[0].length;
    return taken;
  }

  private repeated(once: Beginnings): Beginnings {
    const taken = this.take(quantifier);
    if (!taken) return once;
    const atLeast = taken[0].startsWith('+') ? 1 : Number(taken[1] ?? 0);
    let often = once;
    for (let times = 1; !taken[0].startsWith('?') && times < prefixLength; times += 1) {
      often = either(once, followed(once, often));
    }
    return atLeast === 0 ? either(nothing, often) : often;
  }

  private term(): Beginnings {
    const opened = this.take(group);
    if (opened) {
      const looksAround = /[=!]$/u.test(opened[0]);
      if (looksAround) this.skip(')');
      const inner = looksAround ? nothing : this.alternatives();
      this.at += 1;
      return inner;
    }
    if (this.take(zeroWidth)) return nothing;
    if (this.take(anyUnit)) return anything;
    const listed = this.take(characterClass);
    if (listed) return memberOf(listed[1] ?? '', listed[2] ?? '');
    const [, long, short, plain = ''] = this.take(singleUnit) ?? [];
    const code = long ?? short;
    return literal(code === undefined ? plain : String.fromCharCode(parseInt(code, 16)));
  }
}

function memberOf(negation: string, members: string): Beginnings {
  if (negation !== '' || /\\[pPdDwWsSux]|[^\\]-./u.test(members)) return anything;
  return either(...members.replaceAll('\\', '').split('').map(literal));
}

/** At most {@link prefixLength} code units, {@link withoutMarks}; a shorter beginning may continue with anything. */
export function prefixesOf(source: string): ReadonlySet<string> {
  const { open, closed } = new Reader(source).alternatives();
  return new Set([...open, ...closed]);
}
