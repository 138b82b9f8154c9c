/**
 * Returns whether a request is for the API, which responds in JSON, and not for a page, its files or the
 * process itself.
 */
export const isApi = ({ url }: { url: string }): boolean => url.startsWith('/api/');
