import { commandSchema as accountCommands, serviceSchema as account } from '../../apps/account/src/config';
import { schema as agent } from '../../apps/agent/src/config';
import { schema as analysis } from '../../apps/analysis/src/config';
import { commandSchema as billingCommands, serviceSchema as billing } from '../../apps/billing/src/config';
import { schema as conversation } from '../../apps/conversation/src/config';
import { schema as gateway } from '../../apps/gateway/src/config';
import { schema as interview } from '../../apps/interview/src/config';
import { schema as webhook } from '../../apps/webhook/src/config';

export const schemas = { gateway, interview, agent, account, billing, conversation, analysis, webhook };

/** Settings of the administrator's commands, which run in the containers of their services. */
export const commandSchemas = { account: accountCommands, billing: billingCommands };

export type Service = keyof typeof schemas;

export const services = Object.keys(schemas) as Service[];
