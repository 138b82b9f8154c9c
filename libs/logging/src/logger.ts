import winston from 'winston';
import { AppError } from '@colloquy/kernel';
import { traceFields } from '@colloquy/tracing';

/** Fields of a log line. Speech, prompts, names and phone numbers only under the key `pii`; credentials never. */
export type LogFields = Readonly<Record<string, unknown>>;

/** A structured log: `message` is fixed text, and `error` means that a person must act. */
export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  child(fields: LogFields): Logger;
}

/** Converts an error to log fields: kind, code, message and stack of the error and its causes (up to five). */
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

/** Creates a logger that writes a JSON object per line to standard output; an unwritable line is lost. */
export function makeLogger(options: { service: string; level: string }): Logger {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore); // without a listener, the error would end the process
  }
  const base = winston.createLogger({
    level: options.level,
    format: { transform: asLine },
    transports: [new winston.transports.Console({ forceConsole: false })],
  });
  return wrap(base, { service: options.service });
}

const ignore = () => undefined;

/** The property in which winston's transports expect the serialised line. */
const written = Symbol.for('message');

/** Winston's timestamp and JSON formats take twice as long. `info` is modified. */
function asLine(info: winston.Logform.TransformableInfo): winston.Logform.TransformableInfo {
  const line = Object.assign(info, { timestamp: new Date().toISOString() });
  return Object.assign(line, { [written]: textOf(line) });
}

/** Serialises a line without its fields if one of them cannot be serialised, for example because it is cyclic. */
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

export const silentLogger: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silentLogger,
};
