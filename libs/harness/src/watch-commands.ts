/** Component tests assert that writes work on a sharded cluster and that queries name their index. */
import { Connection, mongo, type Schema } from 'mongoose';
import { hintProblems, type IndexedFields } from './hinted-queries';
import { type Command, schemaProblems, shardKeyOf, writeProblems } from './sharded-writes';

const shardKeys = new Map<unknown, readonly string[]>();
const indexedFields = new Map<unknown, IndexedFields>();
const problems = new Set<string>();

afterAll(() => expect([...problems]).toEqual([]));

const { model } = Connection.prototype;
Connection.prototype.model = function (this: Connection, name: string, schema?: Schema, ...rest: unknown[]) {
  if (schema) {
    schemaProblems(name, schema).forEach((problem) => problems.add(problem));
    shardKeys.set(name, shardKeyOf(schema));
    indexedFields.set(name, ['_id', ...schema.indexes().map(([index]) => Object.keys(index)[0] ?? '')]);
  }
  return Reflect.apply(model, this, [name, schema, ...rest]);
} as typeof model;

const { connect } = mongo.MongoClient.prototype;
mongo.MongoClient.prototype.connect = function (this: mongo.MongoClient) {
  if (this.options.appName !== 'test') {
    Object.assign(this, { monitorCommands: true });
    this.on('commandStarted', ({ command }) => {
      const [name] = Object.values(command);
      const found = [
        ...writeProblems(command as Command, shardKeys.get(name) ?? []),
        ...hintProblems(command as Command, indexedFields.get(name) ?? ['_id']),
      ];
      found.forEach((problem) => problems.add(problem));
    });
  }
  return connect.call(this);
};
