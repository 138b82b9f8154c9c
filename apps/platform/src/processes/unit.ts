export type Running = { pid: number; exited: Promise<string>; stop(): Promise<void>; kill(): Promise<void> };

export type Unit = { name: string; pid(): number; begin(): Promise<void>; restart(kill: boolean): Promise<void> };

/** A process under supervision: one that ends unasked is reported, and stays down until somebody restarts it. */
export function makeUnit<R>({
  name,
  launch,
  onDeath,
}: {
  name: string;
  launch(): Promise<R>;
  onDeath(name: string, why: string): void;
}): Unit & { current(): R | undefined } {
  let current: R | undefined;
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
