export { connect, joinInterview, type JoinClient } from './join-client.ts';
export { openJoinConnection, type JoinConnection, type JoinConnectionEvent } from './join-connection.ts';
export type { FrameOf, Hello } from './join-socket.ts';
