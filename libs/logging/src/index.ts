export { errorFields, makeLogger, silentLogger, type Logger, type LogFields } from './logger';
