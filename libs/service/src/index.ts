export { runService } from './run-service';
export { makeService, type Service, type ServiceApp, type ServiceOverrides } from './service';
export { makeThread, type Thread } from './thread';
