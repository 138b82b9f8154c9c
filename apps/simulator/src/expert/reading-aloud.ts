const tellingEveryMs = 2000;

export class ReadingAloud {
  /** Time to read a turn; 0 means that the turn counts as heard at once. */
  durationMs = 0;
  #telling: NodeJS.Timeout | undefined;
  #heard: NodeJS.Timeout | undefined;

  /** Calls `tell` periodically and `heard` at the end. */
  begin({ tell, heard }: { tell: () => void; heard: () => void }) {
    this.stop();
    if (this.durationMs === 0) return heard();
    tell();
    this.#telling = setInterval(tell, tellingEveryMs);
    this.#heard = setTimeout(() => {
      this.stop();
      heard();
    }, this.durationMs);
  }

  stop() {
    clearInterval(this.#telling);
    clearTimeout(this.#heard);
  }
}
