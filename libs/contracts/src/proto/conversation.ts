import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { AgentConfigInput as _colloquy_agent_v1_AgentConfigInput, AgentConfig as _colloquy_agent_v1_AgentConfig } from './colloquy/agent/v1/AgentConfig';
import type { AgentServiceClient as _colloquy_agent_v1_AgentServiceClient, AgentServiceDefinition as _colloquy_agent_v1_AgentServiceDefinition } from './colloquy/agent/v1/AgentService';
import type { AgentVersionInput as _colloquy_agent_v1_AgentVersionInput, AgentVersion as _colloquy_agent_v1_AgentVersion } from './colloquy/agent/v1/AgentVersion';
import type { CheckVariablesRequestInput as _colloquy_agent_v1_CheckVariablesRequestInput, CheckVariablesRequest as _colloquy_agent_v1_CheckVariablesRequest } from './colloquy/agent/v1/CheckVariablesRequest';
import type { CheckVariablesResponseInput as _colloquy_agent_v1_CheckVariablesResponseInput, CheckVariablesResponse as _colloquy_agent_v1_CheckVariablesResponse } from './colloquy/agent/v1/CheckVariablesResponse';
import type { ConductInput as _colloquy_agent_v1_ConductInput, Conduct as _colloquy_agent_v1_Conduct } from './colloquy/agent/v1/Conduct';
import type { GetAgentConfigRequestInput as _colloquy_agent_v1_GetAgentConfigRequestInput, GetAgentConfigRequest as _colloquy_agent_v1_GetAgentConfigRequest } from './colloquy/agent/v1/GetAgentConfigRequest';
import type { ResolveAgentRequestInput as _colloquy_agent_v1_ResolveAgentRequestInput, ResolveAgentRequest as _colloquy_agent_v1_ResolveAgentRequest } from './colloquy/agent/v1/ResolveAgentRequest';
import type { ConversationServiceClient as _colloquy_conversation_v1_ConversationServiceClient, ConversationServiceDefinition as _colloquy_conversation_v1_ConversationServiceDefinition } from './colloquy/conversation/v1/ConversationService';
import type { DescribeSpeechRequestInput as _colloquy_conversation_v1_DescribeSpeechRequestInput, DescribeSpeechRequest as _colloquy_conversation_v1_DescribeSpeechRequest } from './colloquy/conversation/v1/DescribeSpeechRequest';
import type { DescribeSpeechResponseInput as _colloquy_conversation_v1_DescribeSpeechResponseInput, DescribeSpeechResponse as _colloquy_conversation_v1_DescribeSpeechResponse } from './colloquy/conversation/v1/DescribeSpeechResponse';
import type { LaunchCallRequestInput as _colloquy_conversation_v1_LaunchCallRequestInput, LaunchCallRequest as _colloquy_conversation_v1_LaunchCallRequest } from './colloquy/conversation/v1/LaunchCallRequest';
import type { LaunchCallResponseInput as _colloquy_conversation_v1_LaunchCallResponseInput, LaunchCallResponse as _colloquy_conversation_v1_LaunchCallResponse } from './colloquy/conversation/v1/LaunchCallResponse';
import type { PushAgentRequestInput as _colloquy_conversation_v1_PushAgentRequestInput, PushAgentRequest as _colloquy_conversation_v1_PushAgentRequest } from './colloquy/conversation/v1/PushAgentRequest';
import type { PushAgentResponseInput as _colloquy_conversation_v1_PushAgentResponseInput, PushAgentResponse as _colloquy_conversation_v1_PushAgentResponse } from './colloquy/conversation/v1/PushAgentResponse';
import type { RehearsalTurnInput as _colloquy_conversation_v1_RehearsalTurnInput, RehearsalTurn as _colloquy_conversation_v1_RehearsalTurn } from './colloquy/conversation/v1/RehearsalTurn';
import type { RehearseRequestInput as _colloquy_conversation_v1_RehearseRequestInput, RehearseRequest as _colloquy_conversation_v1_RehearseRequest } from './colloquy/conversation/v1/RehearseRequest';
import type { RehearseResponseInput as _colloquy_conversation_v1_RehearseResponseInput, RehearseResponse as _colloquy_conversation_v1_RehearseResponse } from './colloquy/conversation/v1/RehearseResponse';
import type { RehearsedQuestionInput as _colloquy_conversation_v1_RehearsedQuestionInput, RehearsedQuestion as _colloquy_conversation_v1_RehearsedQuestion } from './colloquy/conversation/v1/RehearsedQuestion';
import type { RehearsedWishInput as _colloquy_conversation_v1_RehearsedWishInput, RehearsedWish as _colloquy_conversation_v1_RehearsedWish } from './colloquy/conversation/v1/RehearsedWish';
import type { SpeakSampleRequestInput as _colloquy_conversation_v1_SpeakSampleRequestInput, SpeakSampleRequest as _colloquy_conversation_v1_SpeakSampleRequest } from './colloquy/conversation/v1/SpeakSampleRequest';
import type { SpeakSampleResponseInput as _colloquy_conversation_v1_SpeakSampleResponseInput, SpeakSampleResponse as _colloquy_conversation_v1_SpeakSampleResponse } from './colloquy/conversation/v1/SpeakSampleResponse';
import type { TransferRuleInput as _colloquy_conversation_v1_TransferRuleInput, TransferRule as _colloquy_conversation_v1_TransferRule } from './colloquy/conversation/v1/TransferRule';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  colloquy: {
    agent: {
      v1: {
        AgentConfig: MessageTypeDefinition<_colloquy_agent_v1_AgentConfigInput, _colloquy_agent_v1_AgentConfig>
        /**
         * Interviewer configurations and the variables their prompts use. Called by interview and conversation.
         */
        AgentService: SubtypeConstructor<typeof grpc.Client, _colloquy_agent_v1_AgentServiceClient> & { service: _colloquy_agent_v1_AgentServiceDefinition }
        AgentVersion: MessageTypeDefinition<_colloquy_agent_v1_AgentVersionInput, _colloquy_agent_v1_AgentVersion>
        CheckVariablesRequest: MessageTypeDefinition<_colloquy_agent_v1_CheckVariablesRequestInput, _colloquy_agent_v1_CheckVariablesRequest>
        CheckVariablesResponse: MessageTypeDefinition<_colloquy_agent_v1_CheckVariablesResponseInput, _colloquy_agent_v1_CheckVariablesResponse>
        Conduct: MessageTypeDefinition<_colloquy_agent_v1_ConductInput, _colloquy_agent_v1_Conduct>
        GetAgentConfigRequest: MessageTypeDefinition<_colloquy_agent_v1_GetAgentConfigRequestInput, _colloquy_agent_v1_GetAgentConfigRequest>
        ResolveAgentRequest: MessageTypeDefinition<_colloquy_agent_v1_ResolveAgentRequestInput, _colloquy_agent_v1_ResolveAgentRequest>
      }
    }
    conversation: {
      v1: {
        /**
         * The runtime that conducts interviews. Called by agent and by operators.
         */
        ConversationService: SubtypeConstructor<typeof grpc.Client, _colloquy_conversation_v1_ConversationServiceClient> & { service: _colloquy_conversation_v1_ConversationServiceDefinition }
        DescribeSpeechRequest: MessageTypeDefinition<_colloquy_conversation_v1_DescribeSpeechRequestInput, _colloquy_conversation_v1_DescribeSpeechRequest>
        DescribeSpeechResponse: MessageTypeDefinition<_colloquy_conversation_v1_DescribeSpeechResponseInput, _colloquy_conversation_v1_DescribeSpeechResponse>
        LaunchCallRequest: MessageTypeDefinition<_colloquy_conversation_v1_LaunchCallRequestInput, _colloquy_conversation_v1_LaunchCallRequest>
        LaunchCallResponse: MessageTypeDefinition<_colloquy_conversation_v1_LaunchCallResponseInput, _colloquy_conversation_v1_LaunchCallResponse>
        PushAgentRequest: MessageTypeDefinition<_colloquy_conversation_v1_PushAgentRequestInput, _colloquy_conversation_v1_PushAgentRequest>
        PushAgentResponse: MessageTypeDefinition<_colloquy_conversation_v1_PushAgentResponseInput, _colloquy_conversation_v1_PushAgentResponse>
        RehearsalTurn: MessageTypeDefinition<_colloquy_conversation_v1_RehearsalTurnInput, _colloquy_conversation_v1_RehearsalTurn>
        RehearseRequest: MessageTypeDefinition<_colloquy_conversation_v1_RehearseRequestInput, _colloquy_conversation_v1_RehearseRequest>
        RehearseResponse: MessageTypeDefinition<_colloquy_conversation_v1_RehearseResponseInput, _colloquy_conversation_v1_RehearseResponse>
        RehearsedQuestion: MessageTypeDefinition<_colloquy_conversation_v1_RehearsedQuestionInput, _colloquy_conversation_v1_RehearsedQuestion>
        RehearsedWish: MessageTypeDefinition<_colloquy_conversation_v1_RehearsedWishInput, _colloquy_conversation_v1_RehearsedWish>
        SpeakSampleRequest: MessageTypeDefinition<_colloquy_conversation_v1_SpeakSampleRequestInput, _colloquy_conversation_v1_SpeakSampleRequest>
        SpeakSampleResponse: MessageTypeDefinition<_colloquy_conversation_v1_SpeakSampleResponseInput, _colloquy_conversation_v1_SpeakSampleResponse>
        TransferRule: MessageTypeDefinition<_colloquy_conversation_v1_TransferRuleInput, _colloquy_conversation_v1_TransferRule>
      }
    }
  }
}

