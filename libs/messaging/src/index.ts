export type { Broker, Listener, Subscription } from './broker';
export { makeBroker, type BrokerOptions } from './make-broker';
export {
  makeOutboxRelay,
  type OutboxRelay,
  type OutboxClaim,
  type OutboxRelayOptions,
  type OutboxStore,
} from './outbox-relay';
export { platformTopology, type QueueBinding } from './platform-topology';
export { deleteTopology } from './topology';
