interface ByteRange {
  start: number;
  end: number;
}

export function byteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole';

  const start = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
