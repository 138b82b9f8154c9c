import type { Request } from '@colloquy/http';

export const isExport = ({ path, query }: Request): boolean =>
  /^\/api\/interviews\/[^/]+\/export\/?$/i.test(path) ||
  /^\/api\/interviews\/stats\/distributions\/?$/i.test(path) ||
  (/^\/api\/interviews\/?$/i.test(path) && query['page'] === undefined && query['limit'] === undefined);
