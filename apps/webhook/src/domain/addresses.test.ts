import { isLocalName, isPublicAddress } from './addresses';

test.each([
  ['loopback', '127.0.0.1'],
  ['loopback, other', '127.255.255.254'],
  ['unspecified', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['private 10', '10.0.0.1'],
  ['private 172', '172.16.0.1'],
  ['private 172, last', '172.31.255.255'],
  ['private 192', '192.168.1.1'],
  ['shared (CGNAT)', '100.64.0.1'],
  ['shared (CGNAT), last', '100.127.255.255'],
  ['metadata of Alibaba', '100.100.100.200'],
  ['link-local', '169.254.0.1'],
  ['metadata', '169.254.169.254'],
  ['metadata of Oracle', '192.0.0.192'],
  ['wire server of Azure', '168.63.129.16'],
  ['benchmarking', '198.18.0.1'],
  ['documentation', '192.0.2.1'],
  ['documentation 2', '198.51.100.1'],
  ['documentation 3', '203.0.113.1'],
  ['6to4 relay', '192.88.99.1'],
  ['multicast', '224.0.0.1'],
  ['multicast, last', '239.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['IPv6 unspecified', '::'],
  ['IPv6 loopback', '::1'],
  ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
  ['IPv4-mapped, in hex', '::ffff:7f00:1'],
  ['IPv4-mapped public address', '::ffff:8.8.8.8'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['IPv4-translated', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64, local use', '64:ff9b:1::7f00:1'],
  ['6to4 of loopback', '2002:7f00:1::'],
  ['6to4 of a private address', '2002:c0a8:101::1'],
  ['Teredo', '2001:0:7f00:1::'],
  ['ULA', 'fc00::1'],
  ['ULA, metadata of AWS', 'fd00:ec2::254'],
  ['IPv6 link-local', 'fe80::1'],
  ['IPv6 link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['IPv6 multicast', 'ff02::1'],
  ['discard', '100::1'],
  ['IPv6 documentation', '2001:db8::1'],
  ['ORCHID', '2001:20::1'],
  ['segment routing', '5f00::1'],
  ['unallocated', '4000::1'],
  ['not an address', 'example.com'],
  ['nothing', ''],
])('%s is not public: %s', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001:800::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('localhost and its subdomains mean this machine', () => {
  expect(['localhost', 'LOCALHOST.', 'a.localhost'].every(isLocalName)).toBe(true);
  expect(['localhost.example.com', 'notlocalhost', 'example.com'].some(isLocalName)).toBe(false);
});
