export const joinLink = (appUrl: string, id: string): string => `${appUrl}/call/${id}/join`;

/** Returns a link that opens a message without a recipient in the user's mail program. */
export const mailLink = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
