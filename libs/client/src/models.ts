import type { components, operations } from './api-types';

/** An interview as Get, Create and Update return it. */
export type Interview = components['schemas']['Interview'];

/** An interview as List Interviews returns it. */
export type InterviewSummary = components['schemas']['InterviewSummary'];

/** One connection between the interviewer and the expert. */
export type Session = components['schemas']['Session'];

/** What an endpoint of an interview is told when it has completed. */
export type Notification = components['schemas']['Notification'];

/** The body of Create Interview. */
export type NewInterview = operations['createInterview']['requestBody']['content']['application/json'];
