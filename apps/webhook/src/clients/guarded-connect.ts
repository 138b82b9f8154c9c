import { isIP, type LookupFunction } from 'node:net';
import { AppError } from '@colloquy/kernel';
import { buildConnector } from 'undici';
import { isLocalName, isPublicAddress } from '../domain/addresses';
import type { Resolve } from '../domain/ports';

export const refusedAddress = 'REFUSED_ADDRESS';

/** Connects to the checked addresses, without a second resolution. */
export function guardedConnect(options: {
  allowPrivate: boolean;
  resolve: Resolve;
  connectTimeoutMs: number;
}): buildConnector.connector {
  const allowed = (address: string) => options.allowPrivate || isPublicAddress(address);

  async function addressesOf(name: string): Promise<{ address: string; family: number }[]> {
    if (!options.allowPrivate && isLocalName(name)) throw refused();
    const addresses = await options.resolve(name);
    if (!addresses.every(allowed)) throw refused();
    return addresses.map((address) => ({ address, family: isIP(address) }));
  }

  const lookup: LookupFunction = (name, { all }, callback) => {
    addressesOf(name).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) callback(new Error('The name has no address'), '');
        else if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
  const connect = buildConnector({
    lookup,
    timeout: options.connectTimeoutMs,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: Math.ceil(options.connectTimeoutMs / 4),
  });

  return (target, callback) => {
    // undici does not call `lookup` for a literal IP address
    if (isIP(target.hostname) !== 0 && !allowed(target.hostname)) callback(refused(), null);
    else connect(target, callback);
  };
}

function refused(): AppError {
  return new AppError('forbidden', refusedAddress, 'The endpoint is not on the public internet');
}
