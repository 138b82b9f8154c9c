// the part of the contracts that the expert's page needs at run time: vocabulary and numbers, no schemas
export * from './join-constants';
export * from './join-audio';
