import { Problem } from '../../../platform/src/screen/problem.ts';

export class Conditions {
  #waiting = new Set<() => void>();
  #failure: string | undefined;

  /** @throws Problem after {@link fail} */
  until<T>(check: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = this.#failure === undefined ? check() : undefined;
        if (this.#failure === undefined && found === undefined) return;
        this.#waiting.delete(look);
        if (found === undefined) reject(new Problem(this.#failure ?? ''));
        else resolve(found);
      };
      this.#waiting.add(look);
      look();
    });
  }

  changed() {
    for (const look of [...this.#waiting]) look();
  }

  fail(why: string) {
    this.#failure = why;
    this.changed();
  }
}
