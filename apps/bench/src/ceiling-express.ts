import { randomUUID } from 'node:crypto';
import express from 'express';
import { ownFields, openDatabase } from './database.ts';
import type { CeilingOptions } from './ceiling-options.ts';

const listed = Object.fromEntries(
  [
    'title',
    'interviewType',
    'status',
    'statusReason',
    'resumeHoldUntil',
    'questions',
    'expertData',
    'callSubject',
    'scheduledAt',
    'completedAt',
    'redirectUrl',
    'dialInPhone',
    'meetingId',
    'compliance',
    'customVariables',
    'notifications',
    'agent',
    'sessions',
    'createdAt',
    'updatedAt',
  ].map((name) => [name, 1]),
);

/** Starts express with the driver and without authentication, validation or logging. */
export async function startExpress({ port, uri, interviewId }: CeilingOptions) {
  const { interviews } = await openDatabase(uri);
  const pattern = await interviews.findOne({ _id: interviewId });
  for (const name of ownFields) delete pattern?.[name];
  const app = express().disable('etag').disable('x-powered-by');

  app.get('/interviews', async (request, response) => {
    const { accountId, page, limit } = request.query;
    const query = { accountId: String(accountId) };
    const [data, total] = await Promise.all([
      interviews
        .find(query, { projection: listed })
        .sort({ createdAt: -1, _id: -1 })
        .skip((Number(page) - 1) * Number(limit))
        .limit(Number(limit))
        .toArray(),
      interviews.countDocuments(query),
    ]);
    response.json({ data, pagination: { page: Number(page), limit: Number(limit), total } });
  });
  app.get('/interviews/:id', async (request, response) => {
    response.json(await interviews.findOne({ _id: request.params.id }));
  });
  app.post('/interviews', express.json(), async (request, response) => {
    const now = new Date();
    const created = { ...pattern, ...request.body, createdAt: now, updatedAt: now };
    const stored = { ...created, _id: randomUUID(), accountId: ceilingAccount };
    await interviews.insertOne(stored);
    response.status(201).json(stored);
  });
  app.listen(port, '127.0.0.1');
}

const ceilingAccount = 'ceiling';
