import { serviceSchema as account } from '../../apps/account/src/config';
import { schema as agent } from '../../apps/agent/src/config';
import { schema as analysis } from '../../apps/analysis/src/config';
import { serviceSchema as billing } from '../../apps/billing/src/config';
import { schema as conversation } from '../../apps/conversation/src/config';
import { schema as gateway } from '../../apps/gateway/src/config';
import { schema as interview } from '../../apps/interview/src/config';
import { schema as webhook } from '../../apps/webhook/src/config';

/** What every service can be told, as it declares it itself. */
export const schemas = { gateway, interview, agent, account, billing, conversation, analysis, webhook };

/** A service that is deployed. */
export type Service = keyof typeof schemas;

/** Every service that is deployed. */
export const services = Object.keys(schemas) as Service[];
