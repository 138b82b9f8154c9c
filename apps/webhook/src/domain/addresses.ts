import ipaddr from 'ipaddr.js';

/** IPv6 addresses allocated to the public internet: RFC 4291. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Addresses that look public but reach the host of a virtual machine: Azure's wire server. */
const platformAddresses = new Set(['168.63.129.16']);

/**
 * Returns whether an IP address belongs to the public internet. False for addresses of this machine, of private
 * or shared networks, of metadata services and multicast groups, and for IPv6 forms that embed an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || platformAddresses.has(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}

/** Returns whether a name always means this machine, regardless of name servers: RFC 6761. */
export function isLocalName(name: string): boolean {
  return /(^|\.)localhost\.?$/i.test(name);
}
