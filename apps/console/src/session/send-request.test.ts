import { NetworkError } from '../ui/network-error';
import { sendRequest } from './send-request';

const request = new Request('https://api.example/');

afterEach(() => jest.restoreAllMocks());

test('only a refusal of fetch is a network error; an abort stays an abort', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch');
  fetch.mockRejectedValueOnce(new TypeError('Load failed'));
  await expect(sendRequest(request)).rejects.toBeInstanceOf(NetworkError);
  const aborted = new DOMException('gone', 'AbortError');
  fetch.mockRejectedValueOnce(aborted);
  await expect(sendRequest(request)).rejects.toBe(aborted);
});
