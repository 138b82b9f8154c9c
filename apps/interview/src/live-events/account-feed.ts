import type { InterviewStatus } from '@colloquy/contracts';

/** An event that concerns an interview. */
export interface InterviewEvent {
  interviewId: string;
  at: string;
  type: string;
}

/** An event with the status of the interview after it; null: the interview was deleted. */
export interface InterviewChange extends InterviewEvent {
  status: InterviewStatus | null;
}

/** Interviews whose statuses are read at a time. */
const batchSize = 100;
/** Events that wait for a read; beyond them the readers are told that they missed events. */
const maxWaiting = 1000;

/** The events of one account in order, with statuses that are read in batches: one read at a time, however many events. */
export function makeAccountFeed(options: {
  statusesOf: (interviewIds: readonly string[]) => Promise<ReadonlyMap<string, InterviewStatus>>;
  onChanges: (changes: readonly InterviewChange[]) => void;
  /** Called instead of `onChanges` if there were more events than could be read. */
  onGap: () => void;
  onFailure: (error: unknown) => void;
}) {
  let waiting: InterviewEvent[] = [];
  let hasGap = false;
  let isReading = false;

  async function readAll(): Promise<void> {
    isReading = true;
    try {
      while (waiting.length > 0 || hasGap) {
        if (hasGap) options.onGap();
        hasGap = false;
        const batch = waiting.splice(0, batchSize);
        if (batch.length === 0) continue;
        const statuses = await options.statusesOf([...new Set(batch.map(({ interviewId }) => interviewId))]);
        options.onChanges(
          batch.map((event) => ({ ...event, status: statuses.get(event.interviewId) ?? null })),
        );
      }
    } catch (error) {
      waiting = [];
      options.onFailure(error);
    } finally {
      isReading = false;
    }
  }

  return {
    add(event: InterviewEvent): void {
      if (waiting.length < maxWaiting) waiting.push(event);
      else {
        waiting = [];
        hasGap = true;
      }
      if (!isReading) void readAll();
    },
  };
}

export type AccountFeed = ReturnType<typeof makeAccountFeed>;
