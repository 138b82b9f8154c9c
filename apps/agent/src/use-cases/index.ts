import type { Clock, NewId, UntilAnswersExpire } from '@colloquy/kernel';
import type { RosterRepository, VersionRepository } from '../domain/ports';
import type { RehearsalQuota, RehearsalRepository } from '../domain/rehearsal-ports';
import type { SampleQuota, Speech } from '../domain/speech-ports';
import { makeActivateAgent } from './activate-agent';
import { type ChangeRoster, makeConfirmedChange } from './change-roster';
import { makeCreateAgent } from './create-agent';
import { makeCreateTransferRule } from './create-transfer-rule';
import { makeCreateVariable } from './create-variable';
import { makeDeleteAgent } from './delete-agent';
import { makeDeleteTransferRule } from './delete-transfer-rule';
import { makeDeleteVariable } from './delete-variable';
import { makeListRulesFrom, makeListRulesTo } from './list-transfer-rules';
import { makeListVoices } from './list-voices';
import { makeReadAgents } from './read-agents';
import { makeListVariables, makeReadVariable } from './read-variables';
import { makeRehearsalAccess } from './rehearsal-access';
import { makeRequestRehearsal } from './request-rehearsal';
import { makeResyncAgent } from './resync-agent';
import { makeSpeakSample } from './speak-sample';
import type { SyncChannels } from './sync-channels';
import { makeUpdateAgent } from './update-agent';
import { makeUpdateTransferRule } from './update-transfer-rule';
import { makeUpdateVariable } from './update-variable';

export interface Deps {
  changeRoster: ChangeRoster;
  rosters: RosterRepository;
  versions: VersionRepository;
  rehearsals: RehearsalRepository;
  rehearsalQuota: RehearsalQuota;
  speech: Speech;
  sampleQuota: SampleQuota;
  sync: Pick<SyncChannels, 'syncAgent'>;
  clock: Clock;
  newId: NewId;
  untilAnswersExpire: UntilAnswersExpire;
  models: readonly string[];
}

export function makeUseCases(deps: Deps) {
  // other services cache no answer that a new agent or a transfer rule would contradict
  const confirmed = {
    ...deps,
    changeRoster: makeConfirmedChange(deps.changeRoster, deps.untilAnswersExpire),
  };
  const { list, get, version, versions, variables } = makeReadAgents(deps);
  const rehearsals = makeRehearsalAccess(deps);
  return {
    listAgents: list,
    getAgent: get,
    getAgentVersion: version,
    listAgentVersions: versions,
    getAgentVariables: variables,
    createAgent: makeCreateAgent(deps),
    updateAgent: makeUpdateAgent(confirmed),
    deleteAgent: makeDeleteAgent(confirmed),
    activateAgent: makeActivateAgent(confirmed),
    listRulesFrom: makeListRulesFrom(deps),
    listRulesTo: makeListRulesTo(deps),
    createRule: makeCreateTransferRule(deps),
    updateRule: makeUpdateTransferRule(deps),
    deleteRule: makeDeleteTransferRule(deps),
    resyncAgent: makeResyncAgent(deps),
    listVariables: makeListVariables(deps),
    readVariable: makeReadVariable(deps),
    createVariable: makeCreateVariable(confirmed),
    updateVariable: makeUpdateVariable(confirmed),
    deleteVariable: makeDeleteVariable(confirmed),
    requestRehearsal: makeRequestRehearsal(deps),
    listRehearsals: rehearsals.list,
    readRehearsal: rehearsals.read,
    deleteRehearsal: rehearsals.remove,
    listVoices: makeListVoices(deps),
    speakSample: makeSpeakSample(deps),
  };
}

export type UseCases = ReturnType<typeof makeUseCases>;
