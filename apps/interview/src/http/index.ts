import type { Router } from '@colloquy/http';
import type { EventStreams } from '../live-events/event-streams';
import type { UseCases } from '../use-cases';
import type { Deps } from '../use-cases/deps';
import type { ReadStatistics } from '../use-cases/read-statistics';
import { comparisonRoutes } from './comparison-routes';
import { conversationRoutes } from './conversation-routes';
import { eventRoutes } from './event-routes';
import { exportRoutes } from './export-routes';
import { interviewRoutes } from './interview-routes';
import { invitationRoutes } from './invitation-routes';
import { notificationRoutes } from './notification-routes';
import { statisticsRoutes } from './statistics-routes';

export function apiRoutes(
  useCases: UseCases,
  options: Pick<Deps, 'media' | 'agents'> & { streams: EventStreams; statistics: ReadStatistics },
): Router[] {
  return [
    eventRoutes(options.streams),
    statisticsRoutes(options.statistics),
    comparisonRoutes(useCases),
    interviewRoutes(useCases, options),
    conversationRoutes(useCases),
    invitationRoutes(useCases),
    notificationRoutes(useCases),
    exportRoutes(useCases),
  ];
}
