import { type CloudEvent, eventCatalogue, type EventType } from '@colloquy/contracts';
import type { Listener } from '@colloquy/messaging';
import type { EventStreams } from '../live-events/event-streams';

const concernsInterview = (type: EventType) => 'interviewId' in eventCatalogue[type].data.shape;

const interviewEvents = (Object.keys(eventCatalogue) as EventType[]).filter(concernsInterview);

export function listenToInterviews(streams: EventStreams): Listener {
  return {
    events: interviewEvents,
    wants: streams.isFollowed,
    receive: ({ accountid, data, time, type }: CloudEvent) =>
      streams.announce(accountid, { interviewId: String(data['interviewId']), at: time, type }),
    onGap: streams.reset,
  };
}
