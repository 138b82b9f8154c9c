/** How often a page that reads words out shows it, milliseconds. */
const tellingEveryMs = 2000;

/** A page that reads turns out, one at a time. */
export class ReadingAloud {
  /** How long the page takes to read a turn out, milliseconds; 0 shows it at once. */
  tellingMs = 0;
  #telling: NodeJS.Timeout | undefined;
  #heard: NodeJS.Timeout | undefined;

  /** Reads a turn out: calls `tell` while that lasts and `heard` at its end. */
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
