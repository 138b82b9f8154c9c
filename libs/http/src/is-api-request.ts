export const isApiRequest = ({ url }: { url: string }): boolean => url.startsWith('/api/');
