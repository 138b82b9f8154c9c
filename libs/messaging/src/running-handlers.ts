export function makeRunningHandlers(changed: (count: number) => void) {
  const running = new Map<AbortController, { readonly account: string; readonly ended: Promise<void> }>();

  return {
    count: () => running.size,
    all: () => [...running.values()],
    start(account: string, work: (controller: AbortController) => Promise<void>, then: () => void): void {
      const controller = new AbortController();
      const ended = work(controller).finally(() => {
        running.delete(controller);
        changed(running.size);
        then();
      });
      running.set(controller, { account, ended });
      changed(running.size);
    },
    abort(reason: unknown): void {
      for (const controller of running.keys()) controller.abort(reason);
    },
  };
}
