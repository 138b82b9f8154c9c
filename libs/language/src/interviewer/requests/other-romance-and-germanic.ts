export { da, no } from './danish-and-norwegian';
export { it } from './it';
export { nl } from './nl';
export { ro } from './ro';
export { sv } from './sv';
