export const joinLink = (appUrl: string, id: string): string => `${appUrl}/call/${id}/join`;
