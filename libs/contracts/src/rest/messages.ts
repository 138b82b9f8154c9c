/** The message of a record that is none; a key that breaks its rule keeps its own message. */
export const ofRecord =
  (message: string) =>
  (issue: { code: string }): string | undefined =>
    issue.code === 'invalid_type' ? message : undefined;
