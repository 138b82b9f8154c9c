import { createServer } from 'node:http';
import { openDatabase } from './database.ts';
import type { CeilingOptions } from './ceiling-options.ts';

/** Starts bare node:http, which serialises one interview from memory for every request. */
export async function startHttp({ port, uri, interviewId }: CeilingOptions) {
  const { interviews, close } = await openDatabase(uri);
  const interview = await interviews.findOne({ _id: interviewId });
  await close();
  createServer((_request, response) => {
    const body = Buffer.from(JSON.stringify(interview));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  }).listen(port, '127.0.0.1');
}
