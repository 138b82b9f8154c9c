import { createSocket } from 'node:dgram';
import { networkResolver, systemResolver } from './resolve';

const types = { A: 1, AAAA: 28 };
type Zone = Partial<Record<keyof typeof types, Buffer[]>>;

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** Starts a name server that answers all queries for a record type with the same records. */
async function nameServer(zone: Zone): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const end = query.indexOf(0, 12) + 5; // after the name, type and class
    const asked = query.readUInt16BE(end - 4);
    const records = (Object.keys(types) as (keyof Zone)[]).find((type) => types[type] === asked);
    const data = (records && zone[records]) ?? [];
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(data.length, 6);
    header.fill(0, 8);
    const answers = data.map((bytes) => {
      const record = Buffer.alloc(12);
      record.writeUInt16BE(0xc00c, 0); // the queried name
      record.writeUInt16BE(asked, 2);
      record.writeUInt16BE(1, 4);
      record.writeUInt16BE(bytes.length, 10);
      return Buffer.concat([record, bytes]);
    });
    socket.send(Buffer.concat([header, query.subarray(12, end), ...answers]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  cleanUps.push(() => new Promise((resolve) => socket.close(() => resolve())));
  return `127.0.0.1:${socket.address().port}`;
}

const v4 = Buffer.from([192, 0, 2, 1]);
const v6 = Buffer.from('20010db8000000000000000000000001', 'hex');

test.each([
  ['both kinds', { A: [v4], AAAA: [v6] }, ['192.0.2.1', '2001:db8::1']],
  ['one kind', { A: [v4] }, ['192.0.2.1']],
  ['the other kind', { AAAA: [v6] }, ['2001:db8::1']],
])('a name with %s of addresses resolves to all of them', async (_what, zone, addresses) => {
  const resolve = networkResolver({ servers: [await nameServer(zone)] });
  await expect(resolve('receiver.example')).resolves.toEqual(addresses);
});

test('a name without an address is an error', async () => {
  const resolve = networkResolver({ servers: [await nameServer({})] });
  await expect(resolve('receiver.example')).rejects.toMatchObject({ code: 'ENODATA' });
});

test('the system resolver knows the names of this machine', async () => {
  const addresses = await systemResolver('localhost');
  expect(addresses.every((address) => ['127.0.0.1', '::1'].includes(address))).toBe(true);
});
