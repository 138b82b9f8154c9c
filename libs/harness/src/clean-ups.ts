export type CleanUp = () => unknown;

/** Collects the clean-up work of a test. The latest runs first, except for work added by `addLast`. */
export function makeCleanUps() {
  const cleanUps: CleanUp[] = [];
  return {
    add: (cleanUp: CleanUp) => void cleanUps.push(cleanUp),
    addLast: (cleanUp: CleanUp) => void cleanUps.unshift(cleanUp),
    /**
     * Does all clean-up work, even if a part fails.
     * @throws AggregateError with all failures
     */
    async run(): Promise<void> {
      const failures: unknown[] = [];
      for (const cleanUp of cleanUps.splice(0).reverse()) {
        try {
          await cleanUp();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be removed');
    },
  };
}
