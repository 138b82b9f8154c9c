import type { Connection } from 'mongoose';
import { selectionLimitMs } from './connection-options';

export async function answersPing(connection: Connection): Promise<boolean> {
  const answer = await connection.db?.command({ ping: 1 }, { timeoutMS: selectionLimitMs });
  return answer?.['ok'] === 1;
}

/** Returns whether the server belongs to a replica set or a sharded cluster. */
export async function isReplicated({ db }: Connection): Promise<boolean> {
  const hello = await db?.command({ hello: 1 });
  return hello?.['setName'] !== undefined || hello?.['msg'] === 'isdbgrid';
}

export async function timeOf({ db }: Connection): Promise<Date> {
  const [answer] = (await db?.aggregate([{ $documents: [{ now: '$$NOW' }] }]).toArray()) ?? [];
  return (answer as { now: Date }).now;
}
