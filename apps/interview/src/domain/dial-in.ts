/** What remains of a meeting id or PIN on a telephone's keys; empty when it has no digit. */
export const digitsOf = (text: string | null): string => (text ?? '').replace(/\D/gu, '');
