import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useStrings } from '../strings';
import { Field } from '../ui/field';
import { Menu, MenuItem, MenuNote } from '../ui/menu';
import type { AccountVariable } from './agent-models';
import { promptPieces, usedVariables } from './prompt-text';

interface PromptFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  readOnly: boolean;
  variables: readonly AccountVariable[];
  onChange: (value: string) => void;
}

/** A layer below the text area repeats the text with marked variables. */
export function PromptField({ label, hint, error, value, readOnly, variables, onChange }: PromptFieldProps) {
  const { agents } = useStrings();
  const area = useRef<HTMLTextAreaElement>(null);
  const known = new Set(variables.map(({ name }) => name));
  const insert = (name: string) => {
    const { selectionStart: start, selectionEnd: end } = area.current ?? {
      selectionStart: 0,
      selectionEnd: 0,
    };
    onChange(`${value.slice(0, start)}{{${name}}}${value.slice(end)}`);
  };
  return (
    <div className="prompt-field">
      <Field label={label} hint={hint} error={error}>
        {(attributes) => (
          <div className="prompt-layers">
            <div className="prompt-marks" aria-hidden="true">
              {promptPieces(value, known).map(({ text, state }, index) =>
                state ? (
                  <mark key={index} className={state}>
                    {text}
                  </mark>
                ) : (
                  <span key={index}>{text}</span>
                ),
              )}
              {'\n'}
            </div>
            <textarea
              ref={area}
              {...attributes}
              value={value}
              readOnly={readOnly}
              onChange={({ target }) => onChange(target.value)}
            />
          </div>
        )}
      </Field>
      <UsedVariables value={value} known={known} />
      {!readOnly && (
        <Menu label={agents.insertVariable}>
          {variables.length === 0 && <MenuNote>{agents.noVariables}</MenuNote>}
          {variables.map(({ id, name, displayName }) => (
            <MenuItem key={id} onSelect={() => insert(name)}>
              {displayName} <code>{`{{${name}}}`}</code>
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}

function UsedVariables({ value, known }: { value: string; known: ReadonlySet<string> }) {
  const { agents } = useStrings();
  const used = usedVariables(value, known);
  return (
    <div aria-live="polite">
      {used.length > 0 && (
        <ul className="used-variables" aria-label={agents.variables}>
          {used.map(({ name, state }) => (
            <li key={name}>
              <code className={state}>{name}</code> <span className="quiet">{agents.states[state]}</span>{' '}
              {state === 'unknown' && (
                <Link to="/account" search={{ tab: 'variables' }}>
                  {agents.toVariables}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
