import type { components, operations } from './api-types';

export type Interview = components['schemas']['Interview'];

export type InterviewSummary = components['schemas']['InterviewSummary'];

export type Session = components['schemas']['Session'];

/** Notification of a completed interview, sent to its endpoints. */
export type Notification = components['schemas']['Notification'];

export type NewInterview = operations['createInterview']['requestBody']['content']['application/json'];
