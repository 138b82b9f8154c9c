import { preferences, type Theme, themes } from '../ui/preferences';
import { useState } from 'react';
import { useMe } from '../session/use-me';
import { useStrings } from '../strings';
import { languageNames, languages } from '../strings/languages';
import { CopyButton } from '../ui/copy-button';
import { Select } from '../ui/field';
import { Load } from '../ui/load';
import { day } from '../ui/moments';
import { Facts } from './facts';

export function UserTab() {
  const { account } = useStrings();
  return (
    <>
      <Preferences />
      <Load query={useMe()}>
        {({ user, account: own, role }) => (
          <>
            <h2>{account.user}</h2>
            <Facts
              facts={[
                [account.name, user.fullName],
                [account.role, account.roles[role]],
                [account.since, day(user.createdAt)],
              ]}
            />
            <h2>{account.account}</h2>
            <Facts
              facts={[
                [account.name, own.name],
                [account.status, account.statuses[own.status]],
                [account.billing, account.billingTypes[own.billingType]],
                [
                  account.id,
                  <>
                    <code>{own.id}</code> <CopyButton text={own.id} />
                  </>,
                ],
              ]}
            />
          </>
        )}
      </Load>
    </>
  );
}

function Preferences() {
  const { account, shell } = useStrings();
  const [theme, setTheme] = useState(preferences.theme());
  const chooseTheme = (value: string) => {
    const next: Theme = themes.find((known) => known === value) ?? 'system';
    preferences.setTheme(next);
    setTheme(next);
  };
  const chooseLanguage = (value: string) => {
    const language = languages.find((known) => known === value);
    if (!language) return;
    preferences.setLanguage(language);
    location.reload(); // drafts survive the reload
  };
  return (
    <>
      <h2>{account.settings}</h2>
      <div className="form-columns">
        <Select
          label={shell.language}
          value={preferences.language()}
          options={languages.map((value) => ({ value, name: languageNames[value] }))}
          onChange={({ target }) => chooseLanguage(target.value)}
        />
        <Select
          label={shell.theme}
          value={theme}
          options={themes.map((value) => ({ value, name: shell[value] }))}
          onChange={({ target }) => chooseTheme(target.value)}
        />
      </div>
      <p className="quiet">{account.settingsHint}</p>
    </>
  );
}
