// Run by mongosh inside each database's container. Makes the server a replica set of one member at its first start;
// exit code 0 when it takes writes.
/* global rs, db, quit */
try {
  rs.status();
} catch {
  rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: `${process.env.HOSTNAME}:27017` }] });
}
quit(db.hello().isWritablePrimary ? 0 : 1);
