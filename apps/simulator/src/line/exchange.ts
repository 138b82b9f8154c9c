import { Call } from './call.ts';
import type { CallView, Network } from './call-types.ts';
import { makeNumbers, type Behaviour } from './numbers.ts';

const maxCalls = 500;

export interface ExchangeOptions extends Network {
  voiceUrl: string;
}

export interface Caller {
  from?: string;
  to?: string;
  /** Keys for each request of digits. */
  keys?: string[];
}

export interface Exchange {
  script(number: string, behaviour: Behaviour): void;
  find(sid: string): Call | undefined;
  all(): CallView[];
  dial(form: Record<string, string>): Call;
  ring(caller: Caller): Call;
  close(): void;
}

export function makeExchange(network: ExchangeOptions): Exchange {
  const numbers = makeNumbers();
  const calls = new Map<string, Call>();

  function begin(call: Call) {
    for (const sid of calls.keys()) {
      if (calls.size < maxCalls) break;
      calls.delete(sid);
    }
    calls.set(call.sid, call);
    setImmediate(() => void call.run());
    return call;
  }

  return {
    script: numbers.script,
    find: (sid) => calls.get(sid),
    all: () => [...calls.values()].map((call) => call.view()),
    dial(form) {
      const { To = '', From = '', Url, Twiml = '', SendDigits, StatusCallback, Timeout } = form;
      const isDetecting = form['MachineDetection'] === 'Enable' && form['AsyncAmd'] === 'true' && !SendDigits;
      return begin(
        new Call(
          {
            direction: 'outbound-api',
            to: To,
            from: From,
            behaviour: numbers.behaviourOf(To),
            instructions: Url ? { url: Url } : { twiml: Twiml },
            sendDigits: SendDigits,
            statusCallback: StatusCallback,
            verdictCallback: isDetecting ? form['AsyncAmdStatusCallback'] : undefined,
            timeoutSeconds: Timeout ? Number(Timeout) : undefined,
          },
          network,
        ),
      );
    },
    ring({ from = '+15550001', to = '+15550000', keys = [] }) {
      const behaviour = numbers.behaviourOf(from);
      const instructions = { url: network.voiceUrl };
      return begin(new Call({ direction: 'inbound', to, from, behaviour, instructions, keys }, network));
    },
    close() {
      for (const call of calls.values()) call.end('completed');
    },
  };
}
