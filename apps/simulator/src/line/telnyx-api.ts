import type { IncomingMessage } from 'node:http';
import { type Answer, bodyOf, type ProviderOptions, equalSecrets } from './api.ts';
import type { Call } from './call.ts';

const passedOn = ['StatusCallback', 'MachineDetection', 'AsyncAmd', 'AsyncAmdStatusCallback'];
const ended = ['completed', 'busy', 'no-answer', 'canceled', 'failed'];

const refuse = (status: number, code: string, title: string): Answer => ({
  status,
  body: { errors: [{ code, title, detail: title }] },
});

/** The part of Telnyx's TeXML interface that the platform uses. */
export function makeTelnyxApi({ exchange, accountSid, authToken, application }: ProviderOptions) {
  const calls = `/v2/texml/Accounts/${accountSid}/Calls`;

  async function dial(request: IncomingMessage): Promise<Answer> {
    const fields = JSON.parse(await bodyOf(request)) as Record<string, string | number | boolean>;
    const missing = ['To', 'From', 'Texml'].find((name) => !fields[name]);
    if (missing) return refuse(422, '10004', `Missing required parameter: ${missing}`);
    if (fields['ApplicationSid'] !== application) return refuse(404, '10005', 'Resource not found');
    const seconds = Number(fields['Timeout'] ?? 30);
    if (seconds < 5 || seconds > 120) return refuse(422, '10015', 'Bad Request: Timeout');
    const { to, from, status, sid } = resource(
      exchange.dial({
        To: String(fields['To']),
        From: String(fields['From']),
        Twiml: String(fields['Texml']),
        Timeout: String(seconds),
        ...Object.fromEntries(
          passedOn.flatMap((name) => (fields[name] === undefined ? [] : [[name, String(fields[name])]])),
        ),
      }),
    );
    return { status: 200, body: { call_sid: sid, to, from, status } };
  }

  return async (request: IncomingMessage, path: string): Promise<Answer> => {
    if (!equalSecrets(request.headers.authorization ?? '', `Bearer ${authToken}`))
      return refuse(401, '10009', 'Authentication failed');
    if (path === calls && request.method === 'POST') return dial(request);
    const sid = path.startsWith(`${calls}/`) ? decodeURIComponent(path.slice(calls.length + 1)) : '';
    const call = exchange.find(sid);
    if (!call) return refuse(404, '10005', 'Resource not found');
    if (request.method === 'POST') {
      if (ended.includes(call.status)) return refuse(422, '90018', 'Call has already ended');
      const form = new URLSearchParams(await bodyOf(request));
      if (form.get('Status') === 'completed')
        call.end(call.status === 'in-progress' ? 'completed' : 'canceled');
    }
    return { status: 200, body: resource(call) };
  };
}

const resource = ({ sid, status, options: { to, from, direction }, network: { accountSid } }: Call) => ({
  account_sid: accountSid,
  direction: direction === 'inbound' ? 'inbound' : 'outbound',
  from,
  sid,
  status,
  to,
  uri: `/v2/texml/Accounts/${accountSid}/Calls/${sid}.json`,
});
