import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Request, Response } from '@colloquy/http';
import { AppError } from '@colloquy/kernel';
import { createProxyMiddleware, proxyEventsPlugin } from 'http-proxy-middleware';
import { responseHeaders } from './headers';
import { paced, unpacedBytes } from './paced';

export interface ExchangeOptions {
  target: URL;
  agent: Agent;
  body: Buffer | undefined;
  timeoutMs: number;
  pauseMs?: number | undefined;
  onAnswer: () => void;
}

export class Exchange {
  private sent: ClientRequest | undefined;
  private answer: IncomingMessage | undefined;
  /** Stream that is piped to the client: the service's response, or its paced copy. */
  private source: Readable | undefined;
  private connected = false;
  private aborted: Error | undefined;
  private reject: (error: Error) => void = () => undefined;
  private timer: NodeJS.Timeout;

  constructor(
    private readonly res: Response,
    private readonly options: ExchangeOptions,
  ) {
    this.timer = setTimeout(() => this.onTimeout(), options.timeoutMs);
  }

  /** @throws AppError `unavailable` if nothing was sent, `timeout`, or the reason given to `cancel` */
  async run(req: Request): Promise<void> {
    this.res.locals[exchangeKey] = this;
    try {
      await new Promise<void>((resolve, reject) => {
        this.reject = reject;
        void proxy(req, this.res, reject).then(resolve, reject);
      });
    } finally {
      clearTimeout(this.timer);
    }
  }

  /** Has no effect while the request waits for a connection. */
  cancel(reason: Error): void {
    if (this.sent) this.abort(reason);
  }

  route(options: { agent?: unknown; buffer?: unknown }): URL {
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
    if (this.options.pauseMs !== undefined) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.onTimeout(), this.options.pauseMs);
    }
    answer.once('end', () => clearTimeout(this.timer));
    answer.on('data', () => this.timer.refresh());
    try {
      this.res.writeHead(answer.statusCode ?? 0, responseHeaders(answer.headers));
      this.source = isLarge(answer) ? answer.pipe(paced()) : answer;
      this.source.pipe(this.res);
    } catch (error) {
      answer.resume();
      this.onError(error as Error);
    }
  }

  onError(error: Error): void {
    this.reject(this.aborted ?? (this.connected ? error : unavailable(error)));
  }

  end(): void {
    this.source?.unpipe(this.res);
    this.res.end();
    this.answer?.destroy();
  }

  private abort(reason: Error): void {
    this.aborted = reason;
    const running = this.answer ?? this.sent;
    if (running) running.destroy(reason);
    else this.reject(reason); // still waiting for a connection
  }

  private onTimeout(): void {
    // with pipelined requests, Node reports a disconnect only to the current response
    const clientPauses = this.res.writableNeedDrain && !this.res.req.socket.destroyed;
    if (clientPauses) this.timer.refresh();
    else this.abort(new AppError('timeout', undefined, 'The service did not answer in time'));
  }
}

const isLarge = ({ headers }: IncomingMessage) => !(Number(headers['content-length']) <= unpacedBytes);

const exchangeKey = 'exchange';
const exchangeOf = (res: unknown) => (res as Response).locals[exchangeKey] as Exchange;

export function endAnswer(res: Response): void {
  const exchange = exchangeOf(res) as Exchange | undefined; // a request that the gateway refuses has none
  if (res.headersSent) exchange?.end();
  else res.destroy(); // nothing has been passed on yet
}

// the library would pass on hop-by-hop headers; its proxyTimeout would end the responses of clients that pause
const proxy = createProxyMiddleware({
  selfHandleResponse: true,
  ejectPlugins: true,
  plugins: [proxyEventsPlugin],
  router: (_req, res, options) => exchangeOf(res).route(options),
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
