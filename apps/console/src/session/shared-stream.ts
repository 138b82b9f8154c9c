/**
 * Runs one stream for all tabs of a browser: the tab that holds the lock follows it and passes each message on. When
 * that tab is closed, another one takes over. Without locks, each tab follows its own stream.
 * @param name the tabs with the same name share the stream
 * @param follow runs until the signal is aborted
 * @param onMessage receives the messages of this tab's stream and of another tab's
 */
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
