import type { ConnectOptions } from 'mongoose';

/** Time an operation waits for an unreachable server before it fails as `unavailable`, milliseconds. */
export const selectionLimitMs = 2000;

const answerLimitMs = 15_000;

export const poolLimit = 50;

/** Returns the options of the driver. They override those of the URI, except its `w`. */
export function connectionOptions(uri: string, database: string, checkMs: number): ConnectOptions {
  return {
    dbName: database,
    journal: true,
    ...(!/[?&]w=/.test(uri) && { w: 'majority' }),
    readConcernLevel: 'majority',
    readPreference: 'primary',
    retryReads: true,
    retryWrites: true, // the driver does not repeat writes of a server without replicas
    serverSelectionTimeoutMS: selectionLimitMs,
    maxPoolSize: poolLimit,
    waitQueueTimeoutMS: selectionLimitMs,
    // a frozen server must not block its callers
    socketTimeoutMS: answerLimitMs,
    heartbeatFrequencyMS: checkMs,
    connectTimeoutMS: checkMs,
  };
}
