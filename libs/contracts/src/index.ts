export * from './vocabulary';
export { cloudEventSchema, type CloudEvent, type Fact } from './events/envelope';
export { eventCatalogue, type EventData, type EventDefinition, type EventType } from './events/catalogue';
export { eventExchange, parseEvent, toCloudEvent, type KnownFact } from './events/parse-event';
