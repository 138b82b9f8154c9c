export { ar } from './ar';
export { fi } from './fi';
export { hu } from './hu';
export { tr } from './tr';
