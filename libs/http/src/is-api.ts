/** Responds in JSON, unlike pages, files and probes. */
export const isApi = ({ url }: { url: string }): boolean => url.startsWith('/api/');
