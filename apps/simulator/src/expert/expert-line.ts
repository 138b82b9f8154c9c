import WebSocket from 'ws';

/** The version of the join protocol. */
const protocol = 1;
/** Close codes after which a client does not come back by itself: over, refused, replaced. */
const last = [1000, 1008, 4000];
/** Longest time to wait for a welcome, milliseconds. */
const welcomeMs = 20_000;

/**
 * What happens on the line: the server sent a frame; the line broke and is being opened again; or it was closed
 * for good.
 */
export type LineEvent = { frame: any } | { lost: number } | { closed: number };

/**
 * A line to the conversation of an interview that is opened again whenever it breaks, with pauses that grow
 * from 0.2 to 3 seconds.
 */
export function openLine({
  url,
  hello,
  onEvent,
}: {
  url: string;
  hello: () => object;
  onEvent: (event: LineEvent) => void;
}) {
  let socket: WebSocket;
  let timer: NodeJS.Timeout | undefined;
  let tries = 0;
  let over = false;
  let awayMs: number | undefined;

  function open() {
    socket = new WebSocket(url, { handshakeTimeout: 5000 });
    const mine = socket;
    timer = setTimeout(() => mine.terminate(), welcomeMs);
    mine.on('open', () => mine.send(JSON.stringify({ type: 'hello', protocol, ...hello() })));
    mine.on('message', (data) => take(JSON.parse(String(data))));
    mine.on('error', () => undefined); // the close that follows is what counts
    mine.on('close', closed);
  }

  function take(frame: any) {
    if (over) return;
    if (frame.type === 'welcome') {
      clearTimeout(timer);
      tries = 0;
    }
    onEvent({ frame });
  }

  function closed(code: number) {
    clearTimeout(timer);
    if (over) return;
    if (last.includes(code)) return onEvent({ closed: code });
    onEvent({ lost: code });
    again();
  }

  function again() {
    if (over) return;
    timer = setTimeout(open, awayMs ?? Math.min(3000, 200 * 2 ** Math.min(tries, 10)));
    awayMs = undefined;
    tries += 1;
  }

  open();
  return {
    /** Sends if the line is up; after the next welcome the caller sends again what was not acknowledged. */
    send(frame: object) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
    },
    /** Opens a line again that was closed for good. */
    again,
    /** Breaks, and stays down for so long. */
    cut(ms: number) {
      awayMs = ms;
      socket.terminate();
    },
    /** Lets go without a word, as a lost network does. */
    vanish() {
      over = true;
      clearTimeout(timer);
      socket.terminate();
    },
  };
}
