export { composeApp } from './compose-app';
export { runService, type RunnableService } from './run-service';
export {
  makeService,
  type Service,
  type ServiceApp,
  type ServiceOverrides,
  type ServiceSettings,
} from './service';
export { makeThread, type Thread } from './thread';
