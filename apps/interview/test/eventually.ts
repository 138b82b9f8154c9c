/** Waits until an assertion holds, at most 10 s. */
export async function eventually(assertion: () => Promise<void> | void): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
