// what the expert's page needs at run time: words and numbers, no schemas
export * from './join-constants';
export * from './join-audio';
