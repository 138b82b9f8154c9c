import { accountOperations } from './account';
import { interviewOperations } from './interview';
import type { Operation } from './operation';

/** Every operation of the REST API. */
export const restOperations: readonly Operation[] = [...interviewOperations, ...accountOperations];
