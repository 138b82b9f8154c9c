import type { ChannelFilter, InterviewStatus, Language, Verdict } from '@colloquy/contracts';
import type { ShownInterview } from './shown-interview';

export interface InterviewLists {
  /** Reads a page of a list without a search, large interviews one at a time. */
  page(accountId: string, filter: ListFilter, at: PageOfList): AsyncIterable<ShownInterview>;
  count(accountId: string, filter: ListFilter, at: Omit<PageOfList, 'total'>): Promise<Total>;
  search(accountId: string, filter: SearchFilter, at: Omit<PageOfList, 'total'>): Promise<PageOfSearch>;
  /** Indexes some interviews of earlier versions for searches. Returns whether more may be left. */
  indexOlder(): Promise<boolean>;
  stream(accountId: string, filter: ListFilter): AsyncIterable<ShownInterview>;
  stats(accountId: string, inactiveSince: Date): Promise<InterviewStats>;
}

export interface ListFilter {
  statuses?: readonly InterviewStatus[];
  /** Literal part of the title or the expert's name, case-insensitive. */
  search?: string;
  agentId?: string;
  /** Only together with `agentId`. */
  agentVersion?: number;
  /** Of the delivered session. */
  channel?: ChannelFilter;
  language?: Language;
  /** Included. */
  createdFrom?: Date;
  /** Excluded. */
  createdTo?: Date;
  /** Selects later completions, sorted by time of completion. */
  completedAfter?: Date;
  /** Excluded; only together with `completedAfter`. */
  completedBefore?: Date;
  /** Position of a question with a finding, from 1; only together with `completedAfter`. */
  question?: number;
  /** Only together with `question`. */
  verdict?: Verdict;
  /** Range of ten of the quality score, from 0 to 9; only together with `completedAfter`. */
  qualityBucket?: number;
  /** Range of ten of the conduct score, 0 to 9. */
  agentBucket?: number;
  inactiveSince?: Date;
  activeSince?: Date;
  /** Selects withdrawn interviews, sorted by withdrawal, latest first; `to` is excluded. False leaves them out. */
  withdrawn?: { from: Date; to?: Date } | false;
  /** True selects test interviews, newest first; false leaves them out. */
  isTest?: boolean;
  /** Reverses the order of lists in the order of creation. */
  isOldestFirst?: true;
  sortOrder: 'asc' | 'desc';
}

export type SearchFilter = ListFilter & { search: string };

export interface Total {
  total: number;
  /** More interviews match than were counted. */
  isMinimum: boolean;
}

export interface PageOfSearch extends Total {
  interviews: AsyncIterable<ShownInterview>;
}

export interface PageOfList {
  skip: number;
  limit: number;
  total: number;
}

export interface InterviewStats {
  byStatus: Readonly<Record<InterviewStatus, number>>;
  abandoned: number;
}
