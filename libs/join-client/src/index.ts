export { connect, joinInterview, type ConnectOptions, type JoinClient } from './join-client.ts';
export { openJoinLine, type JoinLine, type JoinLineEvent, type JoinLineOptions } from './join-line.ts';
export type { FrameOf, Hello } from './join-socket.ts';
