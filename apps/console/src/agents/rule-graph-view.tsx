import { useNavigate } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { useStrings } from '../strings';
import type { Agent, TransferRule } from './agent-models';
import { type PlacedAgent, placeAgents } from './rule-graph';
import { useAgents, useInboundRules, useRules, useRulesOf } from './use-agents';

const box = { width: 170, height: 44, columnGap: 150, rowGap: 24 };
const maxFollowed = 12;

const left = ({ column }: PlacedAgent) => 8 + column * (box.width + box.columnGap);
const top = ({ row }: PlacedAgent) => 8 + row * (box.height + box.rowGap);

/** Returns how far an arrow bends down to avoid the boxes between its ends. */
function sagOf(placed: readonly PlacedAgent[], { sourceGroupId, targetGroupId }: TransferRule): number {
  const columnOf = (agentId: string) => placed.find(({ id }) => id === agentId)?.column ?? 0;
  return columnOf(targetGroupId) - columnOf(sourceGroupId) > 1 ? box.height + box.rowGap : 0;
}

const short = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

interface RuleGraphProps {
  agent: Agent;
  onEdit: ((rule: TransferRule) => void) | undefined;
}

export function RuleGraph({ agent, onEdit }: RuleGraphProps) {
  const { agents } = useStrings();
  const navigate = useNavigate();
  const { data: all } = useAgents();
  const rules = useNeighbourhood(agent.id);
  if (rules.length === 0 || !all) return null;
  const nameOf = (id: string) => all.find((known) => known.id === id)?.name ?? agents.rules.unknownAgent;
  const placed = placeAgents(
    rules.map(({ sourceGroupId, targetGroupId }) => ({ from: sourceGroupId, to: targetGroupId })),
    agent.id,
  );
  const width = Math.max(...placed.map((one) => left(one) + box.width)) + 8;
  const lowest = Math.max(...placed.map((one) => top(one) + box.height));
  const height = lowest + (rules.some((rule) => sagOf(placed, rule) > 0) ? box.height : 8);
  const open = (id: string) =>
    void navigate({ to: '/agents/$id', params: { id }, search: { tab: 'transfers' } });
  return (
    <figure className="rule-graph">
      <figcaption>
        <h2>{agents.rules.graph}</h2>
        {onEdit && <p className="quiet">{agents.rules.graphHint}</p>}
      </figcaption>
      <div className="table-frame" tabIndex={0} role="group" aria-label={agents.rules.graph}>
        <svg width={width} height={height}>
          <defs>
            <marker
              id="arrow"
              viewBox="0 0 8 8"
              refX="8"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              orient="auto"
            >
              <path d="M0 0 8 4 0 8z" />
            </marker>
          </defs>
          {rules.map((rule) => (
            <Arrow
              key={rule.id}
              rule={rule}
              placed={placed}
              name={`${nameOf(rule.sourceGroupId)} → ${nameOf(rule.targetGroupId)}: ${rule.condition}`}
              onEdit={onEdit && rule.sourceGroupId === agent.id ? () => onEdit(rule) : undefined}
            />
          ))}
          {placed.map((one) => (
            <g
              key={one.id}
              className={one.id === agent.id ? 'node focus' : 'node'}
              transform={`translate(${left(one)} ${top(one)})`}
              {...operated('link', nameOf(one.id), () => open(one.id))}
            >
              <rect width={box.width} height={box.height} rx="8" />
              <text x={box.width / 2} y={box.height / 2}>
                {short(nameOf(one.id), 22)}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}

const operated = (role: 'link' | 'button', label: string, run: () => void) => ({
  role,
  tabIndex: 0,
  'aria-label': label,
  onClick: run,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && !(role === 'button' && event.key === ' ')) return;
    event.preventDefault();
    run();
  },
});

interface ArrowProps {
  rule: TransferRule;
  placed: PlacedAgent[];
  name: string;
  onEdit: (() => void) | undefined;
}

function Arrow({ rule, placed, name, onEdit }: ArrowProps) {
  const { agents } = useStrings();
  const from = placed.find(({ id }) => id === rule.sourceGroupId);
  const to = placed.find(({ id }) => id === rule.targetGroupId);
  if (!from || !to) return null;
  const [x1, y1] = [left(from) + box.width, top(from) + box.height / 2];
  const [x2, y2] = [left(to), top(to) + box.height / 2];
  const bend = (x2 - x1) / 2;
  const sag = sagOf(placed, rule);
  const path = `M${x1} ${y1} C${x1 + bend} ${y1 + sag} ${x2 - bend} ${y2 + sag} ${x2} ${y2}`;
  const isWeak = rule.targetDeleted || rule.voiceWarning || rule.nameWarning;
  return (
    <g
      className={`edge${isWeak ? ' weak' : ''}${onEdit ? ' editable' : ''}`}
      {...(onEdit
        ? operated('button', `${agents.rules.edit}: ${name}`, onEdit)
        : { role: 'img', 'aria-label': name })}
    >
      <title>{rule.condition}</title>
      <path d={path} className="hit" />
      <path d={path} markerEnd="url(#arrow)" />
      <text x={(x1 + x2) / 2} y={(y1 + y2) / 2 + (sag > 0 ? sag * 0.75 + 10 : -6)}>
        {short(rule.condition, 18)}
      </text>
    </g>
  );
}

function useNeighbourhood(id: string): TransferRule[] {
  const inbound = useInboundRules(id).data ?? [];
  const outbound = useRules(id).data ?? [];
  const targets = [...new Set(outbound.map(({ targetGroupId }) => targetGroupId))].slice(0, maxFollowed);
  const next = useRulesOf(targets);
  return [...new Map([...inbound, ...outbound, ...next].map((rule) => [rule.id, rule])).values()];
}
