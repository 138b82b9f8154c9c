import type { Request } from '@colloquy/http';

/** Returns whether a request reads the list of everything. */
export const isExport = ({ path, query }: Request): boolean =>
  /^\/api\/interviews\/?$/.test(path) && query['page'] === undefined && query['limit'] === undefined;
