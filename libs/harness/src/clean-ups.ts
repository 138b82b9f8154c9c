export type CleanUp = () => unknown;

/** Remembers what a test must undo. */
export function makeCleanUps() {
  const cleanUps: CleanUp[] = [];
  return {
    /** Undone before everything that was added earlier. */
    add: (cleanUp: CleanUp) => void cleanUps.push(cleanUp),
    /** Undone after everything else. */
    addLast: (cleanUp: CleanUp) => void cleanUps.unshift(cleanUp),
    /**
     * Undoes everything, even if a part fails.
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
