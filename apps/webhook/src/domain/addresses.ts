import ipaddr from 'ipaddr.js';

/** RFC 4291. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Azure's wire server looks public but reaches the host of a virtual machine. */
const platformAddresses = new Set(['168.63.129.16']);

/** Returns false also for metadata and multicast addresses, and IPv6 forms that embed an IPv4 address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || platformAddresses.has(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}

/** RFC 6761. */
export function isLocalName(name: string): boolean {
  return /(^|\.)localhost\.?$/i.test(name);
}
