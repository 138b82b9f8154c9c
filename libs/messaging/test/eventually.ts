/** Waits until `check` passes; rejects with its last failure after `ms`. */
export async function eventually(check: () => void | Promise<void>, ms = 25_000): Promise<void> {
  const until = performance.now() + ms;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

/** A promise that the test settles itself. */
export function latch(): { opened: Promise<void>; open(): void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
