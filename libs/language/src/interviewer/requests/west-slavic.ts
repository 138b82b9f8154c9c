export { pl } from './pl';
export { cs } from './cs';
export { sk } from './sk';
export { hr } from './hr';
