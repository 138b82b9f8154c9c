import { type CloudEvent, toCloudEvent, systemAccountId } from '@colloquy/contracts';
import { AppError, type NewId } from '@colloquy/kernel';
import {
  collectionOf,
  isDuplicateKey,
  type Model,
  outboxOf,
  outboxUpdate,
  type WithOutbox,
} from '@colloquy/mongo';
import type { AgentSelection, RosterRepository } from '../domain/ports';
import { emptyRoster, type Roster, type RosterChange } from '../domain/roster';
import type { RosterDocument } from './roster-model';

/** Keeps the roster of an account within one document. */
const maxWaitingEvents = 1000;

const rosterFields = { revision: 1, agents: 1, defaults: 1, variables: 1, rules: 1 };

export function makeRosterRepository(options: {
  model: Model<RosterDocument>;
  newId: NewId;
  published: () => void;
}): RosterRepository {
  const { model, newId } = options;

  function eventsOf(accountId: string, { facts }: RosterChange, now: Date): CloudEvent[] {
    return facts.map((fact) => {
      const subject = fact.data.agentId ?? accountId;
      return toCloudEvent(fact, { id: newId(), source: '/agent', subject, accountId, time: now });
    });
  }

  return {
    async load(accountId) {
      const waiting = { $size: { $ifNull: ['$outbox', []] } };
      const found = await collectionOf(model).findOne<RosterDocument & { waiting: number }>(
        { _id: accountId },
        { projection: { ...rosterFields, waiting } },
      );
      if (!found) return emptyRoster(accountId);
      const { waiting: waitingEvents, ...document } = found;
      if (waitingEvents >= maxWaitingEvents) {
        throw new AppError(
          'unavailable',
          undefined,
          'Too many events of the account are unpublished; try again later',
        );
      }
      return rosterOf(accountId, document);
    },

    async save(before, change, now) {
      const events = eventsOf(before.accountId, change, now);
      const stored = await (before.revision === 0
        ? insert(model, change.roster, outboxOf(events, now))
        : replace(model, before, change.roster, outboxUpdate(events, now)));
      if (stored && events.length > 0) options.published();
      return stored;
    },

    async visibleTo(accountId, selection) {
      const found = await collectionOf(model)
        .find({ _id: { $in: [accountId, systemAccountId] } }, { projection: projectionOf(selection) })
        .toArray();
      const of = (id: string) => {
        const document = found.find(({ _id }) => _id === id);
        return rosterOf(id, document);
      };
      return { own: of(accountId), system: of(systemAccountId) };
    },

    async withAgent(accountId, agentId) {
      const mine = (array: string, field: string) => ({
        $filter: { input: array, cond: { $eq: [`$$this.${field}`, { $literal: agentId }] } },
      });
      const found = await collectionOf(model).findOne(
        { _id: accountId },
        {
          projection: {
            revision: 1,
            variables: 1,
            agents: mine('$agents', 'id'),
            rules: mine('$rules', 'sourceId'),
          },
        },
      );
      return rosterOf(accountId, found);
    },

    async variables(accountId) {
      const found = await collectionOf(model).findOne({ _id: accountId }, { projection: { variables: 1 } });
      return rosterOf(accountId, found).variables;
    },
  };
}

function rosterOf(accountId: string, document: RosterDocument | null | undefined): Roster {
  const none = emptyRoster(accountId);
  if (!document) return none;
  const { _id, outbox: _outbox, outboxDueAt: _dueAt, ...stored } = document;
  return { ...none, ...stored };
}

function projectionOf(selection: AgentSelection): Record<string, unknown> {
  if (selection === 'all') return rosterFields;
  const wanted =
    'agentId' in selection ? { $literal: selection.agentId } : `$defaults.${selection.defaultOf}`;
  return {
    defaults: 1,
    agents: { $filter: { input: '$agents', cond: { $eq: ['$$this.id', wanted] } } },
  };
}

async function insert(model: Model<RosterDocument>, roster: Roster, outbox: WithOutbox): Promise<boolean> {
  const { accountId, ...stored } = roster;
  try {
    await collectionOf(model).insertOne({ _id: accountId, ...stored, revision: 1, ...outbox });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

async function replace(
  model: Model<RosterDocument>,
  before: Roster,
  after: Roster,
  outbox: ReturnType<typeof outboxUpdate>,
): Promise<boolean> {
  const changed = (['agents', 'defaults', 'variables', 'rules'] as const).filter(
    (field) => after[field] !== before[field],
  );
  const { modifiedCount } = await collectionOf(model).updateOne(
    { _id: before.accountId, revision: before.revision },
    {
      $set: {
        ...Object.fromEntries(changed.map((field) => [field, after[field]])),
        revision: before.revision + 1,
      },
      ...outbox,
    } as never,
  );
  return modifiedCount === 1;
}
