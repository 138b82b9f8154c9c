import { lookup, Resolver } from 'node:dns/promises';
import type { Resolve } from '../domain/ports';

/** The system's resolver has four threads, which the slow name servers of one client could block for all. */
export function networkResolver(options: { servers?: readonly string[] } = {}): Resolve {
  return async (name) => {
    const resolver = new Resolver({ timeout: 1000, tries: 2 });
    if (options.servers) resolver.setServers(options.servers);
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (addresses.length === 0) throw failed?.reason ?? new Error('The name has no address');
    return addresses;
  };
}

/** Also knows the names of this machine and its network. */
export const systemResolver: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address);
