export { fil } from './fil';
export { hi } from './hi';
export { id } from './id';
export { ms } from './ms';
export { ta } from './ta';
