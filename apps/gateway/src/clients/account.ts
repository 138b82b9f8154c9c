import type { SynchronisedClock } from '@colloquy/kernel';
import type { Service } from '@colloquy/service';

const deadlineMs = 3000;
const timeDeadlineMs = 500;
const askTimeEveryMs = 2000;

export function accountClient(service: Service, addresses: readonly string[], clock: SynchronisedClock) {
  const client = service.client('colloquy.account.v1.AccountService', addresses, deadlineMs);
  service.add({ name: 'account client', ready: () => client.reachable() }, 'clients');
  const timeOfAccount = async () =>
    new Date((await client.getTime({}, { deadlineMs: timeDeadlineMs, isRead: true })).nowMs);
  service.dueWork('time of account', askTimeEveryMs, [() => clock.compare(timeOfAccount).then(() => false)]);
  return client;
}
