import { NetworkError } from '../ui/network-error';

/** A refusal of `fetch` becomes a NetworkError, because it is a TypeError like any programming error. */
export async function sendRequest(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    if (cause instanceof TypeError) throw new NetworkError('The request got no answer', { cause });
    throw cause;
  }
}
