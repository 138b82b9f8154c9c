import type { Service } from '@colloquy/service';
import { type Config, defaultTimeBudget } from '../config';
import type { Agents } from '../domain/ports';
import { joinRoutes } from '../http/join-routes';
import type { Sessions } from '../runtime/sessions';
import { type JoinSocketOptions, makeJoinSocket } from '../socket/join-socket';
import type { TelephonyKit } from '../telephony/telephony';
import { makeOpenConversation } from '../use-cases/open-conversation';
import { makeViewInterview } from '../use-cases/view-interview';
import { makeWithdrawConsent } from '../use-cases/withdraw-consent';
import { pageSpeechOf } from '../voice/page-speech';
import { makePageVoices, type PageVoicesDeps } from '../voice/page-voice';

interface PageDeps extends Pick<JoinSocketOptions, 'recorder'> {
  sessions: Sessions;
  agents: Agents;
  speech: PageVoicesDeps['speech'];
  recordings: PageVoicesDeps['recordings'];
  phone: ReturnType<TelephonyKit['serve']> | undefined;
}

export function servePage(service: Service, config: Config, deps: PageDeps) {
  const { agents, speech, recorder, recordings, phone } = deps;
  const { opening } = deps.sessions;
  const { interviews, clock, logger } = opening;
  const { socket, joinDir, appUrl, limits } = config;
  const { origin } = new URL(appUrl);
  const pageSpeech = pageSpeechOf(config.pageSpeech, speech.models !== undefined);
  const voices =
    pageSpeech === 'platform' ? makePageVoices({ speech, recordings, clock, logger }) : undefined;
  const viewOf = makeViewInterview({
    interviews,
    agents,
    clock,
    origin,
    speech: pageSpeech,
    hasPhone: phone !== undefined,
    timeBudget: defaultTimeBudget(config),
    maxDurationMs: limits.maxDurationMs,
  });
  const join = joinRoutes({ joinDir, appUrl, viewOf, withdraw: makeWithdrawConsent(opening) });
  const { server } = service.http({ routes: phone ? [join, phone.routes] : [join] });
  const joinSocket = makeJoinSocket({
    ...opening,
    ...socket,
    recorder,
    server,
    origin,
    voices,
    open: makeOpenConversation(opening),
    rate: socket,
    caps: socket,
    ...(phone && { others: phone.takes }),
  });
  const onPage = voices ? [joinSocket, voices] : [joinSocket];
  for (const edge of phone?.edgesAround(onPage) ?? onPage) service.add(edge, 'edge');
  return joinSocket;
}
