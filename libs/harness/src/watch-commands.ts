/**
 * Jest's set-up of component tests: after the tests of a file, asserts that its schemas and everything written through
 * them also work on a sharded cluster. Clients named `test` are not watched.
 */
import { Connection, mongo, type Schema } from 'mongoose';
import { type Command, schemaProblems, shardKeyOf, writeProblems } from './sharded-writes';

const shardKeys = new Map<unknown, readonly string[]>();
const problems = new Set<string>();

afterAll(() => expect([...problems]).toEqual([]));

const { model } = Connection.prototype;
Connection.prototype.model = function (this: Connection, name: string, schema?: Schema, ...rest: unknown[]) {
  if (schema) {
    schemaProblems(name, schema).forEach((problem) => problems.add(problem));
    shardKeys.set(name, shardKeyOf(schema));
  }
  return Reflect.apply(model, this, [name, schema, ...rest]);
} as typeof model;

const { connect } = mongo.MongoClient.prototype;
mongo.MongoClient.prototype.connect = function (this: mongo.MongoClient) {
  if (this.options.appName !== 'test') {
    Object.assign(this, { monitorCommands: true });
    this.on('commandStarted', ({ command }) => {
      const shardKey = shardKeys.get(Object.values(command)[0]) ?? [];
      writeProblems(command as Command, shardKey).forEach((problem) => problems.add(problem));
    });
  }
  return connect.call(this);
};
