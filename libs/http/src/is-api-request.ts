/** Returns whether a request gets JSON, unlike pages, files and probes. */
export const isApiRequest = ({ url }: { url: string }): boolean => url.startsWith('/api/');
