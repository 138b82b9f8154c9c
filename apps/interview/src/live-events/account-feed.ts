import type { InterviewStatus } from '@colloquy/contracts';

export interface InterviewEvent {
  interviewId: string;
  at: string;
  type: string;
}

/** Null: the interview was deleted. */
export interface InterviewChange extends InterviewEvent {
  status: InterviewStatus | null;
}

const batchSize = 100;
/** Beyond this number of waiting events, readers get a reset. */
const maxWaiting = 1000;

export function makeAccountFeed(options: {
  statusesOf: (interviewIds: readonly string[]) => Promise<ReadonlyMap<string, InterviewStatus>>;
  onChanges: (changes: readonly InterviewChange[]) => void;
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
