/** The address that an expert opens. */
export const joinLink = (appUrl: string, id: string): string => `${appUrl}/call/${id}/join`;

/** Opens the user's mail program with a message; the recipient is to be filled in. */
export const mailLink = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
