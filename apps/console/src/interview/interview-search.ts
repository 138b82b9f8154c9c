export const tabNames = ['conversation', 'findings', 'scores', 'sessions', 'deliveries', 'details'] as const;
export type TabName = (typeof tabNames)[number];

/** Which texts the transcript shows: as spoken, in English, or side by side. */
export const textViews = ['original', 'translated', 'both'] as const;
export type TextView = (typeof textViews)[number];

/** What the address of an interview says. */
export interface InterviewSearch {
  tab?: TabName;
  /** The moment, in seconds from the start of the conversation. */
  at?: number;
  /** Words to find in the transcript. */
  find?: string;
  text?: TextView;
}

const longestFind = 200;

/** Reads the search part of the address; what does not fit is left out. */
export function validateInterviewSearch(given: Record<string, unknown>): InterviewSearch {
  const tab = tabNames.find((name) => name === given['tab']);
  const text = textViews.find((view) => view === given['text']);
  const at = given['at'];
  // the router reads digits in an address as a number
  const find = ['string', 'number'].includes(typeof given['find']) ? String(given['find']) : '';
  return {
    ...(tab && { tab }),
    ...(typeof at === 'number' && Number.isFinite(at) && at >= 0 && { at }),
    ...(find && { find: find.slice(0, longestFind) }),
    ...(text && { text }),
  };
}
