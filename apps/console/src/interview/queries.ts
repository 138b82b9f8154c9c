import { answerOf, type Interview } from '@colloquy/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { interviewQuery } from '../interviews/use-interview';
import { useApi } from '../session/console-context';
import { nullIf } from '../session/null-if';
import type { Delivery, Timing } from './answers';
import { type LiveTurns, withNewTurns } from './live-turns';
import { canonicalSession } from './session-chain';
import { isLive, stageOf } from './stage';
import { noTiming } from './turns';

const oftenMs = 3000;

export const useInterview = (id: string) => useQuery(interviewQuery(useApi(), id));

export const isPending = ({ finishedAt }: Interview['analysisRequests'][number]) => finishedAt === null;

/** Version of the delivered conversation: its queries are repeated when the canonical session or the analysis changes. */
const versionOf = (interview: Interview) => [
  canonicalSession(interview.sessions)?.id,
  interview.analysisGeneratedAt,
];

export const isTranslated = ({ sessions }: Interview): boolean =>
  canonicalSession(sessions)?.transcriptTranslatedUrl != null;

export function useTranscript(interview: Interview, variant: 'original' | 'translated') {
  const api = useApi();
  const { id } = interview;
  return useQuery({
    queryKey: ['interview', id, 'transcript', variant, ...versionOf(interview)],
    enabled:
      canonicalSession(interview.sessions) !== undefined &&
      (variant === 'original' || isTranslated(interview)),
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const call = api.GET('/api/interviews/{id}/transcription', {
        params: { path: { id }, query: { variant } },
        signal,
      });
      const entries = await answerOf(call);
      const { headers } = (await call).response;
      return { entries, language: headers.get('x-transcript-language') ?? '' };
    },
  });
}

/** Empty while unknown or unreadable. */
export function useTiming(interview: Interview): Timing {
  const api = useApi();
  const { id } = interview;
  const { data } = useQuery({
    queryKey: ['interview', id, 'timing', ...versionOf(interview)],
    enabled: canonicalSession(interview.sessions) !== undefined,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/interviews/{id}/transcription/timing', { params: { path: { id } }, signal })),
  });
  return data ?? noTiming;
}

export function useEvidence(interview: Interview) {
  const api = useApi();
  const { id } = interview;
  return useQuery({
    queryKey: ['interview', id, 'evidence', ...versionOf(interview)],
    enabled: interview.analysisGeneratedAt !== null,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/interviews/{id}/evidence', { params: { path: { id } }, signal })),
  });
}

/** The turns so far, of which only new ones are read again; null if the conversation has ended. */
export function useLiveTranscript(interview: Interview) {
  const api = useApi();
  const queries = useQueryClient();
  const { id } = interview;
  const queryKey = ['interview', id, 'live'];
  return useQuery({
    queryKey,
    enabled: isLive(stageOf(interview)),
    refetchInterval: oftenMs,
    queryFn: async ({ signal }): Promise<LiveTurns | null> => {
      const known = queries.getQueryData<LiveTurns | null>(queryKey);
      const params = { path: { id }, query: known ? { after: known.cursor } : {} };
      const call = api.GET('/api/interviews/{id}/transcript/live', { params, signal });
      const answer = await nullIf(400, answerOf(call));
      if (!answer) void queries.invalidateQueries({ queryKey: ['interview', id], exact: true });
      return answer && withNewTurns(known, answer);
    },
    select: (turns) => turns?.events ?? null,
  });
}

/** Null without a recording. Valid for an hour; read again only for the player or another canonical session. */
export function useRecording(interview: Interview) {
  const api = useApi();
  const { id } = interview;
  const session = canonicalSession(interview.sessions)?.id;
  return useQuery({
    queryKey: ['recording', id, session],
    enabled: session !== undefined && interview.withdrawnAt === null,
    staleTime: Infinity,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => {
      const call = api.GET('/api/interviews/{id}/audio', { params: { path: { id } }, signal });
      return (await nullIf(404, answerOf(call)))?.url ?? null;
    },
  });
}

export function useHandoffs({ id, sessions }: Interview) {
  const api = useApi();
  return useQuery({
    queryKey: ['interview', id, 'handoffs'],
    enabled: sessions.length > 0,
    queryFn: async ({ signal }) => {
      const call = api.GET('/api/interviews/{id}/agent-handoffs', { params: { path: { id } }, signal });
      return (await answerOf(call)).handoffs;
    },
  });
}

export function useDeliveries({ id, status }: Interview) {
  const api = useApi();
  return useQuery({
    queryKey: ['interview', id, 'deliveries'],
    enabled: status === 'COMPLETED',
    refetchInterval: ({ state: { data } }: { state: { data?: Delivery[] } }) =>
      data?.some(isUnderWay) ? oftenMs : false,
    queryFn: async ({ signal }) => {
      const call = api.GET('/api/interviews/{id}/deliveries', { params: { path: { id } }, signal });
      return (await answerOf(call)).deliveries;
    },
  });
}

export function useDelivery(interview: Interview, { id: deliveryId, status }: Delivery, enabled: boolean) {
  const api = useApi();
  const { id } = interview;
  return useQuery({
    queryKey: ['interview', id, 'delivery', deliveryId, status, ...versionOf(interview)],
    enabled,
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/api/interviews/{id}/deliveries/{deliveryId}', {
          params: { path: { id, deliveryId } },
          signal,
        }),
      ),
  });
}

const isUnderWay = ({ status }: Delivery) => status === 'pending' || status === 'attempting';
