import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { AnalysedCompletionInput as _colloquy_webhook_v1_AnalysedCompletionInput, AnalysedCompletion as _colloquy_webhook_v1_AnalysedCompletion } from './colloquy/webhook/v1/AnalysedCompletion';
import type { DeliveryInput as _colloquy_webhook_v1_DeliveryInput, Delivery as _colloquy_webhook_v1_Delivery } from './colloquy/webhook/v1/Delivery';
import type { EndpointUseInput as _colloquy_webhook_v1_EndpointUseInput, EndpointUse as _colloquy_webhook_v1_EndpointUse } from './colloquy/webhook/v1/EndpointUse';
import type { FindUnnotifiedRequestInput as _colloquy_webhook_v1_FindUnnotifiedRequestInput, FindUnnotifiedRequest as _colloquy_webhook_v1_FindUnnotifiedRequest } from './colloquy/webhook/v1/FindUnnotifiedRequest';
import type { FindUnnotifiedResponseInput as _colloquy_webhook_v1_FindUnnotifiedResponseInput, FindUnnotifiedResponse as _colloquy_webhook_v1_FindUnnotifiedResponse } from './colloquy/webhook/v1/FindUnnotifiedResponse';
import type { FindUnredactedRequestInput as _colloquy_webhook_v1_FindUnredactedRequestInput, FindUnredactedRequest as _colloquy_webhook_v1_FindUnredactedRequest } from './colloquy/webhook/v1/FindUnredactedRequest';
import type { FindUnredactedResponseInput as _colloquy_webhook_v1_FindUnredactedResponseInput, FindUnredactedResponse as _colloquy_webhook_v1_FindUnredactedResponse } from './colloquy/webhook/v1/FindUnredactedResponse';
import type { GetDeliveryRequestInput as _colloquy_webhook_v1_GetDeliveryRequestInput, GetDeliveryRequest as _colloquy_webhook_v1_GetDeliveryRequest } from './colloquy/webhook/v1/GetDeliveryRequest';
import type { GetDeliveryResponseInput as _colloquy_webhook_v1_GetDeliveryResponseInput, GetDeliveryResponse as _colloquy_webhook_v1_GetDeliveryResponse } from './colloquy/webhook/v1/GetDeliveryResponse';
import type { ListDeliveriesRequestInput as _colloquy_webhook_v1_ListDeliveriesRequestInput, ListDeliveriesRequest as _colloquy_webhook_v1_ListDeliveriesRequest } from './colloquy/webhook/v1/ListDeliveriesRequest';
import type { ListDeliveriesResponseInput as _colloquy_webhook_v1_ListDeliveriesResponseInput, ListDeliveriesResponse as _colloquy_webhook_v1_ListDeliveriesResponse } from './colloquy/webhook/v1/ListDeliveriesResponse';
import type { ListEndpointsRequestInput as _colloquy_webhook_v1_ListEndpointsRequestInput, ListEndpointsRequest as _colloquy_webhook_v1_ListEndpointsRequest } from './colloquy/webhook/v1/ListEndpointsRequest';
import type { ListEndpointsResponseInput as _colloquy_webhook_v1_ListEndpointsResponseInput, ListEndpointsResponse as _colloquy_webhook_v1_ListEndpointsResponse } from './colloquy/webhook/v1/ListEndpointsResponse';
import type { SendTestRequestInput as _colloquy_webhook_v1_SendTestRequestInput, SendTestRequest as _colloquy_webhook_v1_SendTestRequest } from './colloquy/webhook/v1/SendTestRequest';
import type { SendTestResponseInput as _colloquy_webhook_v1_SendTestResponseInput, SendTestResponse as _colloquy_webhook_v1_SendTestResponse } from './colloquy/webhook/v1/SendTestResponse';
import type { SentHeaderInput as _colloquy_webhook_v1_SentHeaderInput, SentHeader as _colloquy_webhook_v1_SentHeader } from './colloquy/webhook/v1/SentHeader';
import type { SentRequestInput as _colloquy_webhook_v1_SentRequestInput, SentRequest as _colloquy_webhook_v1_SentRequest } from './colloquy/webhook/v1/SentRequest';
import type { WebhookServiceClient as _colloquy_webhook_v1_WebhookServiceClient, WebhookServiceDefinition as _colloquy_webhook_v1_WebhookServiceDefinition } from './colloquy/webhook/v1/WebhookService';
import type { WithdrawnInterviewInput as _colloquy_webhook_v1_WithdrawnInterviewInput, WithdrawnInterview as _colloquy_webhook_v1_WithdrawnInterview } from './colloquy/webhook/v1/WithdrawnInterview';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  colloquy: {
    webhook: {
      v1: {
        AnalysedCompletion: MessageTypeDefinition<_colloquy_webhook_v1_AnalysedCompletionInput, _colloquy_webhook_v1_AnalysedCompletion>
        Delivery: MessageTypeDefinition<_colloquy_webhook_v1_DeliveryInput, _colloquy_webhook_v1_Delivery>
        EndpointUse: MessageTypeDefinition<_colloquy_webhook_v1_EndpointUseInput, _colloquy_webhook_v1_EndpointUse>
        FindUnnotifiedRequest: MessageTypeDefinition<_colloquy_webhook_v1_FindUnnotifiedRequestInput, _colloquy_webhook_v1_FindUnnotifiedRequest>
        FindUnnotifiedResponse: MessageTypeDefinition<_colloquy_webhook_v1_FindUnnotifiedResponseInput, _colloquy_webhook_v1_FindUnnotifiedResponse>
        FindUnredactedRequest: MessageTypeDefinition<_colloquy_webhook_v1_FindUnredactedRequestInput, _colloquy_webhook_v1_FindUnredactedRequest>
        FindUnredactedResponse: MessageTypeDefinition<_colloquy_webhook_v1_FindUnredactedResponseInput, _colloquy_webhook_v1_FindUnredactedResponse>
        GetDeliveryRequest: MessageTypeDefinition<_colloquy_webhook_v1_GetDeliveryRequestInput, _colloquy_webhook_v1_GetDeliveryRequest>
        GetDeliveryResponse: MessageTypeDefinition<_colloquy_webhook_v1_GetDeliveryResponseInput, _colloquy_webhook_v1_GetDeliveryResponse>
        ListDeliveriesRequest: MessageTypeDefinition<_colloquy_webhook_v1_ListDeliveriesRequestInput, _colloquy_webhook_v1_ListDeliveriesRequest>
        ListDeliveriesResponse: MessageTypeDefinition<_colloquy_webhook_v1_ListDeliveriesResponseInput, _colloquy_webhook_v1_ListDeliveriesResponse>
        ListEndpointsRequest: MessageTypeDefinition<_colloquy_webhook_v1_ListEndpointsRequestInput, _colloquy_webhook_v1_ListEndpointsRequest>
        ListEndpointsResponse: MessageTypeDefinition<_colloquy_webhook_v1_ListEndpointsResponseInput, _colloquy_webhook_v1_ListEndpointsResponse>
        SendTestRequest: MessageTypeDefinition<_colloquy_webhook_v1_SendTestRequestInput, _colloquy_webhook_v1_SendTestRequest>
        SendTestResponse: MessageTypeDefinition<_colloquy_webhook_v1_SendTestResponseInput, _colloquy_webhook_v1_SendTestResponse>
        SentHeader: MessageTypeDefinition<_colloquy_webhook_v1_SentHeaderInput, _colloquy_webhook_v1_SentHeader>
        SentRequest: MessageTypeDefinition<_colloquy_webhook_v1_SentRequestInput, _colloquy_webhook_v1_SentRequest>
        /**
         * Deliveries of the notifications of completed interviews. Called by interview.
         */
        WebhookService: SubtypeConstructor<typeof grpc.Client, _colloquy_webhook_v1_WebhookServiceClient> & { service: _colloquy_webhook_v1_WebhookServiceDefinition }
        WithdrawnInterview: MessageTypeDefinition<_colloquy_webhook_v1_WithdrawnInterviewInput, _colloquy_webhook_v1_WithdrawnInterview>
      }
    }
  }
}

