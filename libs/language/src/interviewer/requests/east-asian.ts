export { ja } from './ja';
export { ko } from './ko';
export { vi } from './vi';
export { zh } from './zh';
