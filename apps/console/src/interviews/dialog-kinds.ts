/** The name is part of the address. */
export const dialogKinds = ['qr', 'schedule', 'unschedule', 'call', 'remove'] as const;
export type DialogKind = (typeof dialogKinds)[number];
