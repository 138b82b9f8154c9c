import { formBody, parse, type Request, type RequestHandler, type Response, Router } from '@colloquy/http';
import { AppError, isUuid } from '@colloquy/kernel';
import { z } from 'zod';
import type { PhoneCallRepository } from '../domain/phone-ports';
import type { Addresses } from './addresses';
import type { InboundCall } from './answer-inbound';
import { isSigned } from './signature';
import type { Tickets } from './tickets';
import { hangUp, joinToPlatform } from './twiml';

const form = z.record(z.string(), z.string());
const query = z.object({
  try: z.coerce.number().int().min(1).max(9).default(1),
  meeting: z.string().max(64).optional(),
});

export interface TelephonyRoutesOptions {
  authToken: string;
  /** Origin under which the provider calls; part of what the provider signs. */
  callbackUrl: string;
  addresses: Addresses;
  calls: PhoneCallRepository;
  tickets: Tickets;
  words: boolean;
  takeStatus: (callId: string, status: string) => Promise<void>;
  answerInbound: (call: InboundCall) => Promise<string>;
}

/** Routes for the provider's requests and reports. Refuses requests without the provider's signature. */
export function telephonyRoutes(options: TelephonyRoutesOptions): Router {
  const { calls, tickets, addresses } = options;
  const router = Router();
  const signed = [formBody(), onlySigned(options)];

  router.post('/telephony/calls/:callId/status', ...signed, async (req, res) => {
    await options.takeStatus(callIdOf(req), fieldsOf(req)['CallStatus'] ?? '');
    res.status(204).end();
  });
  router.post('/telephony/calls/:callId/again', ...signed, async (req, res) => {
    const call = await calls.find(callIdOf(req));
    if (!call || call.outcome) return sendTwiml(res, hangUp());
    const ticket = await tickets.issue(call.callId);
    sendTwiml(res, joinToPlatform({ callId: call.callId, ticket }, addresses, options.words));
  });
  router.post('/telephony/inbound', ...signed, async (req, res) => {
    const { CallSid: callSid = '', From: from = '', Digits: digits } = fieldsOf(req);
    const { try: attempt, meeting: meetingId } = parse(query, req.query);
    sendTwiml(res, await options.answerInbound({ callSid, from, attempt, meetingId, digits }));
  });
  return router;
}

function onlySigned({ authToken, callbackUrl }: TelephonyRoutesOptions): RequestHandler {
  return (req, _res, next) => {
    const signature = req.get('x-twilio-signature');
    const fields = form.safeParse(req.body ?? {});
    if (fields.success && isSigned(signature, `${callbackUrl}${req.originalUrl}`, fields.data, authToken)) {
      return next();
    }
    throw new AppError('forbidden', undefined, 'The signature of the request is wrong');
  };
}

const fieldsOf = (req: Request) =>
  parse(form, req.body ?? {}) as Readonly<Record<string, string | undefined>>;

function callIdOf(req: Request): string {
  const { callId } = req.params;
  if (typeof callId === 'string' && isUuid(callId)) return callId;
  throw new AppError('not-found', undefined, 'Not found');
}

function sendTwiml(res: Response, twiml: string): void {
  res.set('Cache-Control', 'no-store').type('text/xml').send(twiml);
}
