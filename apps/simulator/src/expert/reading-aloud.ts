/** How often the page reports that it is reading aloud, milliseconds. */
const tellingEveryMs = 2000;

/** Reads turns aloud, one at a time. */
export class ReadingAloud {
  /** Time to read a turn aloud, milliseconds; 0 shows the turn at once. */
  tellingMs = 0;
  #telling: NodeJS.Timeout | undefined;
  #heard: NodeJS.Timeout | undefined;

  /** Reads a turn aloud: calls `tell` periodically and `heard` at the end. */
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
