import { newId } from '@colloquy/kernel';
import { mayBeCalled } from '../domain/phone-call';
import type { SwitchToPhone } from '../domain/phone-ports';
import type { Tickets } from './tickets';
import { watchCall, type WatchDeps } from './watch-call';

const hourMs = 3600 * 1000;

interface SwitchDeps extends WatchDeps {
  tickets: Tickets;
  countryPrefixes: readonly string[];
  perHour: number;
}

export function makeSwitchToPhone(deps: SwitchDeps): SwitchToPhone {
  const { calls, telephony } = deps;
  return async ({ accountId, interviewId, language }, to, signal) => {
    const since = new Date(deps.clock.now().getTime() - hourMs);
    if (!mayBeCalled(to, deps.countryPrefixes)) return false;
    if ((await calls.countSince(interviewId, 'switch', since)) >= deps.perHour) return false;
    const callId = newId();
    const about = { accountId, interviewId, callId, language };
    await calls.create({ ...about, kind: 'switch', digits: false, sid: '' });
    const ticket = await deps.tickets.issue(callId);
    const sid = await telephony
      .dial({ accountId, callId, to, digits: '', ticket }, signal)
      .catch(async (error: unknown) => {
        await calls.settle(callId, 'failed');
        throw error;
      });
    await calls.setSid(callId, sid);
    const watched = await watchCall({ callId, sid }, deps, ({ connectedAt }) => connectedAt !== null, signal);
    if (watched && 'outcome' in watched) await calls.settle(callId, watched.outcome);
    // the session is over or elsewhere: the call goes on by itself
    if (!watched) return true;
    return 'reached' in watched;
  };
}
