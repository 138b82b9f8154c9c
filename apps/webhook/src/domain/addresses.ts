import ipaddr from 'ipaddr.js';

/** IPv6 addresses that have been given out for the public internet: RFC 4291. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Addresses that look public and are answered by the host of a virtual machine: Azure's wire server. */
const platformAddresses = new Set(['168.63.129.16']);

/**
 * Whether an IP address is one of the public internet and nothing else: not of this machine, a private or
 * shared network, a metadata service or a multicast group, and not a form that carries an IPv4 address inside.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || platformAddresses.has(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}

/** Whether a name means this machine by definition, whatever a name server says: RFC 6761. */
export function isLocalName(name: string): boolean {
  return /(^|\.)localhost\.?$/i.test(name);
}
