import { join } from 'node:path';
import { compressedPage, type RequestHandler } from '@colloquy/http';

/** @throws Error if there is no page */
export function pageSender(joinDir: string, policy: string): RequestHandler {
  try {
    return compressedPage(join(joinDir, 'index.html'), {
      'Content-Security-Policy': policy,
      // the expert consents to the microphone only
      'Permissions-Policy': 'microphone=(self), camera=(), geolocation=()',
    });
  } catch (error) {
    throw new Error(`JOIN_DIR holds no built join page: ${(error as Error).message}`, { cause: error });
  }
}
