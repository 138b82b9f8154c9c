import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Request, Response } from '@colloquy/http';
import { AppError } from '@colloquy/kernel';
import { createProxyMiddleware, proxyEventsPlugin } from 'http-proxy-middleware';
import { responseHeaders } from './headers';

/** The target of a request, its body that was read before, and its limits. */
export interface ExchangeOptions {
  target: URL;
  agent: Agent;
  body: Buffer | undefined;
  /** Limit of the time to the head of the answer, a wait for a connection included, and between two parts of it. */
  timeoutMs: number;
  /** Called when the answer begins. */
  onAnswer: () => void;
}

/** Sends a request to one address, and the answer back as it comes. */
export class Exchange {
  private sent: ClientRequest | undefined;
  private answer: IncomingMessage | undefined;
  private connected = false;
  private aborted: Error | undefined;
  private reject: (error: Error) => void = () => undefined;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly res: Response,
    private readonly options: ExchangeOptions,
  ) {
    this.timer = setTimeout(() => this.onSilence(), options.timeoutMs);
  }

  /**
   * Resolves when the whole answer has been passed on, or the client has gone away.
   * @throws AppError `unavailable` when there is no connection, so that nothing was sent; `timeout` when the answer is
   * late; the reason it was taken back for; anything else when the answer broke off
   */
  async run(req: Request): Promise<void> {
    this.res.locals[place] = this;
    try {
      await new Promise<void>((resolve, reject) => {
        this.reject = reject;
        void passOn(req, this.res, reject).then(resolve, reject);
      });
    } finally {
      clearTimeout(this.timer);
    }
  }

  /** Takes the request back from a service that has it. */
  takeBack(reason: Error): void {
    if (this.sent) this.abort(reason);
  }

  direct(options: { agent?: unknown; buffer?: unknown }): URL {
    options.agent = this.options.agent;
    options.buffer = streamOf(this.options.body);
    return this.options.target;
  }

  onSent(sent: ClientRequest): void {
    if (this.aborted) return void sent.destroy();
    this.sent = sent;
    this.connected = !sent.socket?.connecting;
    if (!this.connected) sent.socket?.once('connect', () => (this.connected = true));
  }

  onAnswer(answer: IncomingMessage): void {
    this.answer = answer;
    this.options.onAnswer();
    answer.once('end', () => clearTimeout(this.timer));
    answer.on('data', () => this.timer.refresh());
    try {
      this.res.writeHead(answer.statusCode ?? 0, responseHeaders(answer.headers));
      answer.pipe(this.res);
    } catch (error) {
      answer.resume();
      this.onError(error as Error);
    }
  }

  onError(error: Error): void {
    this.reject(this.aborted ?? (this.connected ? error : unavailable(error)));
  }

  private abort(reason: Error): void {
    this.aborted = reason;
    const running = this.answer ?? this.sent;
    if (running) running.destroy(reason);
    else this.reject(reason); // it waits for a connection
  }

  private onSilence(): void {
    // of requests sent ahead, only the one whose turn it is hears at once that its client has gone
    const clientPauses = this.res.writableNeedDrain && !this.res.req.socket.destroyed;
    if (clientPauses) this.timer.refresh();
    else this.abort(new AppError('timeout', undefined, 'The service did not answer in time'));
  }
}

const place = 'exchange';
const exchangeOf = (res: unknown) => (res as Response).locals[place] as Exchange;

// With its own handling of answers the library would pass on headers of the connection, and with its own time limit it
// would end the answers of clients that pause.
const passOn = createProxyMiddleware({
  selfHandleResponse: true,
  ejectPlugins: true,
  plugins: [proxyEventsPlugin],
  router: (_req, res, options) => exchangeOf(res).direct(options),
  on: {
    proxyReq: (sent, _req, res) => exchangeOf(res).onSent(sent),
    proxyRes: (answer, _req, res) => exchangeOf(res).onAnswer(answer),
    error: (error, _req, res) => exchangeOf(res).onError(error),
  },
});

function streamOf(body: Buffer | undefined): Readable {
  const stream = new Readable({ read: () => undefined });
  if (body) stream.push(body);
  stream.push(null);
  return stream;
}

const unavailable = (cause: Error) =>
  new AppError('unavailable', undefined, 'The service cannot be reached now', { cause });
