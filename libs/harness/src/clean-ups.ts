type CleanUp = () => unknown;

export function makeCleanUps() {
  const cleanUps: CleanUp[] = [];
  return {
    add: (cleanUp: CleanUp) => void cleanUps.push(cleanUp),
    addLast: (cleanUp: CleanUp) => void cleanUps.unshift(cleanUp),
    /** @throws AggregateError with all failures, after all work is done */
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
