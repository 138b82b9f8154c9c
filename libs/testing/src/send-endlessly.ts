import net from 'node:net';

/** Sends `part` again and again until the peer closes the connection. Returns what it received and how much it sent. */
export function sendEndlessly(
  port: number,
  head: string,
  part: string,
): Promise<{ received: string; sentBytes: number }> {
  return new Promise((resolve) => {
    let received = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(head, send));
    const send = (error?: Error | null): void => {
      if (!error && !socket.destroyed) socket.write(part, send);
    };
    socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
    socket.on('error', () => undefined);
    socket.on('end', () => socket.destroy());
    socket.on('close', () => resolve({ received, sentBytes: socket.bytesWritten }));
    setTimeout(() => socket.destroy(), 5000).unref();
  });
}
