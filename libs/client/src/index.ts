export { ApiError, answerOf } from './api-error';
export { completedSince, listAll, type ListFilter } from './interviews';
export { makeClient, type Client, type ClientSettings } from './make-client';
export type { components, operations, paths } from './api-types';
export type { Interview, InterviewSummary, NewInterview, Notification, Session } from './models';
