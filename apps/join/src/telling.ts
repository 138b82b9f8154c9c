const tellEveryMs = 4000;

export function makeTellingReport(now: () => number, tell: (sequence: number) => void) {
  let last = { sequence: -1, at: -Infinity };
  /** @param sequence absent while nothing is read aloud */
  return function tick(sequence: number | undefined): void {
    if (sequence === undefined) return;
    if (sequence === last.sequence && now() - last.at < tellEveryMs) return;
    last = { sequence, at: now() };
    tell(sequence);
  };
}
