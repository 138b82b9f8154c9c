import { formText, parse, type Request, type RequestHandler, type Response, Router } from '@colloquy/http';
import { AppError, isUuid } from '@colloquy/kernel';
import { z } from 'zod';
import type { PhoneCallRepository } from '../domain/phone-ports';
import type { InboundCall } from './answer-inbound';
import type { Verify } from './signed-request';
import type { Tickets } from './tickets';
import type { Instructions } from './twiml';

const query = z.object({
  try: z.coerce.number().int().min(1).max(9).default(1),
  meeting: z.string().max(64).optional(),
});

interface TelephonyRoutesOptions {
  verify: Verify;
  callbackUrl: string;
  instructions: Instructions;
  calls: PhoneCallRepository;
  tickets: Tickets;
  takeStatus: (callId: string, status: string) => Promise<void>;
  takeVerdict: (callId: string, answeredBy: string) => Promise<void>;
  answerInbound: (call: InboundCall) => Promise<string>;
}

/** Refuses requests without the provider's signature. */
export function telephonyRoutes(options: TelephonyRoutesOptions): Router {
  const { calls, tickets, instructions } = options;
  const router = Router();
  const signed = [formText(), onlySigned(options)];

  router.post('/telephony/calls/:callId/status', ...signed, async (req, res) => {
    await options.takeStatus(callIdOf(req), fieldsOf(req)['CallStatus'] ?? '');
    // Telnyx repeats a report that is not answered with 200
    res.status(200).end();
  });
  router.post('/telephony/calls/:callId/answered-by', ...signed, async (req, res) => {
    await options.takeVerdict(callIdOf(req), fieldsOf(req)['AnsweredBy'] ?? '');
    res.status(200).end();
  });
  router.post('/telephony/calls/:callId/again', ...signed, async (req, res) => {
    const call = await calls.find(callIdOf(req));
    if (!call || call.outcome) return sendTwiml(res, instructions.hangUp());
    const ticket = await tickets.issue(call.callId);
    sendTwiml(res, instructions.join({ callId: call.callId, ticket }));
  });
  router.post('/telephony/inbound', ...signed, async (req, res) => {
    const { try: attempt, meeting: meetingId } = parse(query, req.query);
    const { CallSid: callSid = '', From: from = '', Digits } = fieldsOf(req);
    // Telnyx sends this request when the caller typed no digits; Twilio goes on with the instructions
    const digits = Digits ?? (req.query['try'] === undefined ? undefined : '');
    sendTwiml(res, await options.answerInbound({ callSid, from, attempt, meetingId, digits }));
  });
  return router;
}

function onlySigned({ verify, callbackUrl }: TelephonyRoutesOptions): RequestHandler {
  return (req, _res, next) => {
    const url = `${callbackUrl}${req.originalUrl}`;
    if (verify({ url, header: (name) => req.get(name), body: bodyOf(req) })) return next();
    throw new AppError('forbidden', undefined, 'The signature of the request is wrong');
  };
}

const bodyOf = ({ body }: Request): string => (typeof body === 'string' ? body : '');

const fieldsOf = (req: Request): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(new URLSearchParams(bodyOf(req)));

function callIdOf(req: Request): string {
  const { callId } = req.params;
  if (typeof callId === 'string' && isUuid(callId)) return callId;
  throw new AppError('not-found', undefined, 'Not found');
}

function sendTwiml(res: Response, twiml: string): void {
  res.set('Cache-Control', 'no-store').type('text/xml').send(twiml);
}
