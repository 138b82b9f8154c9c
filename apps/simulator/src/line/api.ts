import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Call } from './call.ts';
import type { Exchange } from './exchange.ts';

const maxBytes = 64 * 1024;

export interface Answer {
  status: number;
  body?: object | Buffer;
}

export interface ProviderOptions {
  exchange: Exchange;
  accountSid: string;
  /** Token of Twilio's account, or Telnyx's API key. */
  authToken: string;
  application: string;
}

export async function bodyOf(request: IncomingMessage) {
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    body += chunk;
    if (body.length > maxBytes) throw new Error('The body is too large');
  }
  return body;
}

const refuse = (status: number, message: string): Answer => ({
  status,
  body: { code: status, message, status },
});

export function makeTwilioApi({ exchange, accountSid, authToken }: ProviderOptions) {
  const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const base = `/2010-04-01/Accounts/${accountSid}/Calls`;

  return async (request: IncomingMessage, path: string): Promise<Answer> => {
    if (!equalSecrets(request.headers.authorization ?? '', expected)) return refuse(401, 'Authenticate');
    const form = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
    if (path === `${base}.json` && request.method === 'POST') {
      const missing = ['To', 'From'].find((name) => !form[name]);
      if (missing) return refuse(400, `The parameter ${missing} is missing`);
      if (!form['Url'] && !form['Twiml']) return refuse(400, 'Url or Twiml is missing');
      return { status: 201, body: resource(exchange.dial(form)) };
    }
    const sid = path.startsWith(`${base}/`) ? path.slice(base.length + 1).replace(/\.json$/, '') : '';
    const call = exchange.find(sid);
    if (!call) return refuse(404, 'The resource was not found');
    if (request.method === 'POST' && form['Status']) {
      const answered = call.status === 'in-progress';
      call.end(form['Status'] === 'canceled' && !answered ? 'canceled' : answered ? 'completed' : 'canceled');
    }
    return { status: 200, body: resource(call) };
  };
}

const resource = ({ sid, status, options: { to, from, direction }, network: { accountSid } }: Call) => ({
  sid,
  account_sid: accountSid,
  to,
  from,
  status,
  direction,
  api_version: '2010-04-01',
  uri: `/2010-04-01/Accounts/${accountSid}/Calls/${sid}.json`,
});

export function equalSecrets(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function makeControlApi(exchange: Exchange, sound: boolean) {
  return async (request: IncomingMessage, path: string): Promise<Answer> => {
    const [, , what, name = '', act] = path.split('/');
    if (request.method === 'GET' && !what) return { status: 200, body: { sound } };
    if (request.method === 'GET' && what === 'calls' && !name) return { status: 200, body: exchange.all() };
    if (request.method !== 'POST') return refuse(404, 'Not found');
    const input = JSON.parse((await bodyOf(request)) || '{}');
    if (what === 'numbers' && name) {
      exchange.script(decodeURIComponent(name), input);
      return { status: 204 };
    }
    if (what !== 'calls') return refuse(404, 'Not found');
    if (!name) return { status: 201, body: exchange.ring(input).view() };
    const call = exchange.find(name);
    if (!call) return refuse(404, 'There is no such call');
    if (act === 'say' && input.afterMs !== undefined) call.bargeIn(String(input.text), Number(input.afterMs));
    else if (act === 'say') call.say(String(input.text));
    else if (act === 'press') call.press(String(input.digits));
    else if (act === 'noise') call.makeNoise(Number(input.level));
    else if (act === 'verdict') await call.tellWhoAnswered(input.answeredBy);
    else if (act === 'hang-up') call.end('completed');
    else if (act === 'cut') call.stream?.cut();
    else return refuse(404, 'Not found');
    return { status: 200, body: call.view() };
  };
}
