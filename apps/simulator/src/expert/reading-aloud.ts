const tellingEveryMs = 2000;

export class ReadingAloud {
  /** 0 shows the turn at once. */
  tellingMs = 0;
  #telling: NodeJS.Timeout | undefined;
  #heard: NodeJS.Timeout | undefined;

  /** Calls `tell` periodically and `heard` at the end. */
  begin({ tell, heard }: { tell: () => void; heard: () => void }) {
    this.stop();
    if (this.tellingMs === 0) return heard();
    tell();
    this.#telling = setInterval(tell, tellingEveryMs);
    this.#heard = setTimeout(() => {
      this.stop();
      heard();
    }, this.tellingMs);
  }

  stop() {
    clearInterval(this.#telling);
    clearTimeout(this.#heard);
  }
}
