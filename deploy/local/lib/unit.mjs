/**
 * @typedef {{ pid: number, exited: Promise<string>, stop(): Promise<void>, kill(): Promise<void> }} Running
 *
 * @typedef {{ name: string, pid(): number, begin(): Promise<void>, restart(kill: boolean): Promise<void> }} Unit
 */

/**
 * A process under supervision: one that ends unasked is reported, and stays down until somebody restarts it.
 * @template {Running} R
 * @param {{ name: string, launch(): Promise<R>, onDeath(name: string, why: string): void }} options
 * @returns {Unit & { current(): R | undefined }}
 */
export function makeUnit({ name, launch, onDeath }) {
  /** @type {R | undefined} */
  let current;
  const begin = async () => {
    const mine = await launch();
    current = mine;
    void mine.exited.then((why) => {
      if (current === mine) onDeath(name, why);
    });
  };
  return {
    name,
    current: () => current,
    pid: () => current?.pid ?? 0,
    begin,
    async restart(kill) {
      const before = current;
      current = undefined;
      await (kill ? before?.kill() : before?.stop());
      await begin();
    },
  };
}
