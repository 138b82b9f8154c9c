import { Call, type Network } from './call.ts';
import { makeNumbers } from './numbers.ts';

/** Finished calls that are remembered. */
const mostCalls = 500;

/**
 * The simulated network: calls in both directions, and numbers that behave as scripted.
 * @param network `voiceUrl`: who is asked what to do with a call to us
 */
export function makeExchange(network: Network & { voiceUrl: string }) {
  const numbers = makeNumbers();
  const calls: Map<string, Call> = new Map();

  function begin(call: Call) {
    for (const sid of calls.keys()) {
      if (calls.size < mostCalls) break;
      calls.delete(sid);
    }
    calls.set(call.sid, call);
    setImmediate(() => void call.run());
    return call;
  }

  return {
    script: numbers.script,
    find: (sid: string) => calls.get(sid),
    all: () => [...calls.values()].map((call) => call.view()),
    /** The platform calls somebody. */
    dial(form: Record<string, string>) {
      const { To = '', From = '', Url, Twiml = '', SendDigits, StatusCallback, Timeout } = form;
      return begin(
        new Call(
          {
            direction: 'outbound-api',
            to: To,
            from: From,
            behaviour: numbers.called(To),
            instructions: Url ? { url: Url } : { twiml: Twiml },
            sendDigits: SendDigits,
            statusCallback: StatusCallback,
            timeoutSeconds: Timeout ? Number(Timeout) : undefined,
          },
          network,
        ),
      );
    },
    /** Somebody calls the platform. */
    ring({
      from = '+15550001',
      to = '+15550000',
      keys = [],
    }: {
      from?: string;
      to?: string;
      keys?: string[];
    }) {
      const behaviour = numbers.called(from);
      return begin(
        new Call(
          { direction: 'inbound', to, from, behaviour, instructions: { url: network.voiceUrl }, keys },
          network,
        ),
      );
    },
    /** Hangs everything up. */
    close() {
      for (const call of calls.values()) call.end('completed');
    },
  };
}
