// Prints the Secrets of the small overlay with new passwords. Run it once: new ones invalidate every API key and session.
//   node deploy/kubernetes/make-secrets.mts | kubectl create -f -
import { newPlatformSecrets, newSecret } from '../settings/new-secrets.mts';

const owners = ['interview', 'agent', 'account', 'billing', 'conversation', 'analysis', 'webhook'];
const mongodb = newSecret();
const rabbitmq = newSecret();
const uri = `mongodb://colloquy:${mongodb}@mongodb:27017/?authSource=admin`;

const secrets = {
  platform: newPlatformSecrets(),
  mongodb: { 'root-password': mongodb, ...Object.fromEntries(owners.map((owner) => [owner, uri])) },
  rabbitmq: { password: rabbitmq, url: `amqp://colloquy:${rabbitmq}@rabbitmq:5672` },
};
const items = Object.entries(secrets).map(([name, stringData]) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name, namespace: 'colloquy' },
  stringData,
}));
console.log(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, null, 2));
