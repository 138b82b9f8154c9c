/** Follows one stream per browser, in the tab that holds the lock. Without locks, each tab follows its own stream. */
export function shareStream<Message>(
  name: string,
  follow: (tell: (message: Message) => void) => Promise<void>,
  onMessage: (message: Message) => void,
  signal: AbortSignal,
): void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  signal.addEventListener('abort', () => channel.close());
  const lead = () =>
    follow((message) => {
      if (signal.aborted) return;
      onMessage(message);
      channel.postMessage(message);
    });
  const locks = (navigator as Partial<Navigator>).locks;
  // an abort while waiting for the lock refuses the request
  void (locks ? locks.request(name, { signal }, lead) : lead()).catch(() => undefined);
}
