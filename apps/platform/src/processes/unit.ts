export interface Running {
  pid: number;
  /** Resolves with the reason of the exit. */
  exited: Promise<string>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export interface Unit {
  name: string;
  pid(): number;
  begin(): Promise<void>;
  restart(kill: boolean): Promise<void>;
}

export type OnUnexpectedExit = (name: string, why: string) => void;

interface UnitOptions<R> {
  name: string;
  launch(): Promise<R>;
  onUnexpectedExit: OnUnexpectedExit;
}

/** Supervises a process: reports an unexpected exit, and does not restart the process by itself. */
export function makeUnit<R extends Running>({
  name,
  launch,
  onUnexpectedExit,
}: UnitOptions<R>): Unit & { current(): R | undefined } {
  let current: R | undefined;
  const begin = async () => {
    const mine = await launch();
    current = mine;
    void mine.exited.then((why) => {
      if (current === mine) onUnexpectedExit(name, why);
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
