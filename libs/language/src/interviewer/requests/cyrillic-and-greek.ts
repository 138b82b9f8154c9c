export { ru } from './ru';
export { uk } from './uk';
export { bg } from './bg';
export { el } from './el';
