import { type ChannelModel, connect, type SocketOptions } from 'amqplib';
import { AppError } from '@colloquy/kernel';

const connectTimeoutMs = 10_000;

/** `stopping` ends only an attempt to connect. @throws AppError `invalid`, without the URL and its password */
export function makeConnect(address: string, name: string, stopping: AbortSignal) {
  const url = withHeartbeat(address);
  return async (socket: AbortController): Promise<ChannelModel> => {
    const cancel = () => socket.abort();
    stopping.addEventListener('abort', cancel, { once: true });
    const socketOptions: SocketOptions & { signal: AbortSignal } = {
      timeout: connectTimeoutMs,
      noDelay: true,
      keepAlive: true,
      clientProperties: { connection_name: name },
      signal: socket.signal,
    };
    try {
      return await connect(url, socketOptions);
    } finally {
      stopping.removeEventListener('abort', cancel);
    }
  };
}

/** Adds a heartbeat of 5 s to the URL unless it has one: a silent peer is detected within 15 s. */
export function withHeartbeat(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'amqp:' && url?.protocol !== 'amqps:') {
    throw new AppError('invalid', 'BAD_BROKER_URL', 'The broker address is not an amqp: or amqps: URL');
  }
  if (!url.searchParams.has('heartbeat')) url.searchParams.set('heartbeat', '5');
  return url.href;
}
