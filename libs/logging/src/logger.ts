import winston from 'winston';
import { AppError } from '@colloquy/kernel';
import { traceFields } from '@colloquy/tracing';

/** Facts of a log line. Speech, prompts, names and phone numbers only under the key `pii`; credentials never. */
export type LogFields = Readonly<Record<string, unknown>>;

/**
 * A structured log. `message` is fixed text that can be searched for; what varies is in `fields`.
 * `error` means that a person must act.
 */
export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  /** A logger that adds `fields` to every line. */
  child(fields: LogFields): Logger;
}

/** An error as log fields: kind, code, message and stack of it and of its causes (up to five). */
export function errorFields(error: unknown): LogFields {
  return { error: describe(error, 5) };
}

function describe(error: unknown, depth: number): unknown {
  if (!(error instanceof Error)) return String(error);
  return {
    name: error.name,
    message: error.message,
    ...(error instanceof AppError ? { kind: error.kind, code: error.code } : { stack: error.stack }),
    ...(error.cause !== undefined && depth > 0 ? { cause: describe(error.cause, depth - 1) } : {}),
  };
}

/**
 * A logger that writes one JSON object a line to standard output, with the trace it belongs to when there is one. Lines
 * that cannot be written (the disk is full, the reader has gone) are lost, and nothing else.
 */
export function makeLogger(options: { service: string; level: string }): Logger {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore); // unheard, it would end the process
  }
  const base = winston.createLogger({
    level: options.level,
    format: { transform: asLine },
    transports: [new winston.transports.Console({ forceConsole: false })],
  });
  return wrap(base, { service: options.service });
}

const ignore = () => undefined;

/** Where winston's transports look for what they write. */
const written = Symbol.for('message');

/**
 * winston's own timestamp and JSON formats take twice as long, and a line is written for every request.
 * @param info made for this line alone
 */
function asLine(info: winston.Logform.TransformableInfo): winston.Logform.TransformableInfo {
  const line = Object.assign(info, { timestamp: new Date().toISOString() });
  return Object.assign(line, { [written]: textOf(line) });
}

/** A field that has no JSON, such as one that contains itself, costs the fields, not the line. */
function textOf(line: { level: string; message: unknown; timestamp: string }): string {
  try {
    return JSON.stringify(line);
  } catch {
    const { level, message, timestamp } = line;
    return JSON.stringify({ level, message, timestamp, fields: 'cannot be written as JSON' });
  }
}

function wrap(base: winston.Logger, bound: LogFields): Logger {
  const write = (level: string) => (message: string, fields?: LogFields) => {
    base.log({ ...bound, ...traceFields(), ...fields, level, message });
  };
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    child: (fields) => wrap(base, { ...bound, ...fields }),
  };
}

/** A logger that keeps nothing. */
export const silentLogger: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silentLogger,
};
