// Run by mongosh inside each database's container. Initiates a replica set of one member at the first start; exits with 0
// if the server accepts writes.
/* global rs, db, quit */
try {
  rs.status();
} catch {
  rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: `${process.env.HOSTNAME}:27017` }] });
}
quit(db.hello().isWritablePrimary ? 0 : 1);
