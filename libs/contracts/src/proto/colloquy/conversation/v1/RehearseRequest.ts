// Original file: proto/colloquy/conversation/v1/conversation.proto


export interface RehearseRequestInput {
  'accountId'?: (string);
  'agentId'?: (string);
  'versionNumber'?: (number);
  /**
   * cooperative, brief, hurried or confiding
   */
  'persona'?: (string);
  'title'?: (string);
  'subject'?: (string);
  /**
   * 1 to 20.
   */
  'questions'?: (string)[];
  /**
   * Values for the variables of the prompts.
   */
  'customVariables'?: ({[key: string]: string});
}

export interface RehearseRequest {
  'accountId': (string);
  'agentId': (string);
  'versionNumber': (number);
  /**
   * cooperative, brief, hurried or confiding
   */
  'persona': (string);
  'title': (string);
  'subject': (string);
  /**
   * 1 to 20.
   */
  'questions': (string)[];
  /**
   * Values for the variables of the prompts.
   */
  'customVariables': ({[key: string]: string});
}
