import type { components, operations } from './api-types';

/** An interview in the responses of Get, Create and Update. */
export type Interview = components['schemas']['Interview'];

/** An interview in the response of List Interviews. */
export type InterviewSummary = components['schemas']['InterviewSummary'];

/** A connection between the interviewer and the expert. */
export type Session = components['schemas']['Session'];

/** Notification of a completed interview, sent to its endpoints. */
export type Notification = components['schemas']['Notification'];

/** Body of Create Interview. */
export type NewInterview = operations['createInterview']['requestBody']['content']['application/json'];
