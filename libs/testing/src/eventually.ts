/** Waits until an assertion holds. @throws its last error after `limitMs` (default 60 s) */
export async function eventually<T>(assertion: () => Promise<T> | T, limitMs = 60_000): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
