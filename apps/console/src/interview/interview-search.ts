import { textIn } from '../app/search-values';
import { dialogKinds } from '../interviews/dialog-kinds';

export const tabNames = ['conversation', 'findings', 'scores', 'sessions', 'deliveries', 'details'] as const;
export type TabName = (typeof tabNames)[number];

export const textViews = ['original', 'translated', 'both'] as const;
export type TextView = (typeof textViews)[number];

interface InterviewSearch {
  tab?: TabName;
  at?: number;
  find?: string;
  text?: TextView;
  dialog?: (typeof dialogKinds)[number];
}

export function validateInterviewSearch(given: Record<string, unknown>): InterviewSearch {
  const tab = tabNames.find((name) => name === given['tab']);
  const text = textViews.find((view) => view === given['text']);
  const dialog = dialogKinds.find((kind) => kind === given['dialog']);
  const at = given['at'];
  const find = textIn(given['find']);
  return {
    ...(tab && { tab }),
    ...(typeof at === 'number' && Number.isFinite(at) && at >= 0 && { at }),
    ...(find && { find }),
    ...(text && { text }),
    ...(dialog && { dialog }),
  };
}
