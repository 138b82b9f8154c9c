import type { Interview } from '@colloquy/client';
import { Fragment, type ReactNode } from 'react';
import { joinLink } from '../interviews/join-link';
import { useConsole } from '../session/console-context';
import { useStrings } from '../strings';
import { CopyButton } from '../ui/copy-button';
import { moment } from '../ui/moments';
import { languageName } from '../ui/language-name';
import { Questions } from './questions';

export function DetailsTab({ interview }: { interview: Interview }) {
  return (
    <div className="details">
      <Consents interview={interview} />
      <Questions interview={interview} />
      <Expert interview={interview} />
      <Settings interview={interview} />
    </div>
  );
}

function Consents({ interview: { consents } }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  return (
    <section className="card">
      <h2>{strings.consent}</h2>
      {consents.length === 0 && <p className="quiet">{strings.noConsent}</p>}
      {consents.map(({ sessionId, channel, language, text, textSha256, agreedAt, givenBy }) => (
        <figure key={sessionId} className="quote">
          <blockquote lang={language} dir="auto">
            {text ?? `SHA-256: ${textSha256}`}
          </blockquote>
          <figcaption className="quiet">
            {strings.consentGiven[givenBy]} · {strings.platforms[channel]} · {moment(agreedAt)}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

function Expert({ interview: { expertData } }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  return (
    <section className="card">
      <h2>{strings.expert}</h2>
      <p>
        <strong>{expertData.name}</strong> {expertData.title}
      </p>
      {expertData.employmentHistory.length > 0 && (
        <ul>
          {expertData.employmentHistory.map(({ title, company, period }, index) => (
            <li key={index}>
              {title}, {company} {period && <span className="quiet">{period}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Settings({ interview }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  const { settings } = useConsole();
  const { agentVersion, resolvedAgent, customVariables } = interview;
  const link = settings.appUrl && joinLink(settings.appUrl, interview.id);
  const names = strings.facts;
  const facts: [string, ReactNode][] = [
    [names.subject, interview.callSubject],
    [names.objective, interview.objective],
    [names.kind, strings.interviewTypes[interview.interviewType]],
    [names.agent, agentName(resolvedAgent.name, agentVersion?.agentPersonaName)],
    [names.version, agentVersion && String(agentVersion.versionNumber)],
    [names.language, agentVersion && languageName(agentVersion.language)],
    [names.scheduled, interview.scheduledAt && moment(interview.scheduledAt)],
    [names.timeZone, interview.expertTimeZone],
    [names.phone, interview.dialInPhone],
    [names.meeting, interview.meetingId],
    [names.joinLink, link && <Copied text={link} />],
    [names.redirect, interview.redirectUrl],
    [names.compliance, interview.compliance],
    ...Object.entries(customVariables).map(([name, value]): [string, ReactNode] => [`{{${name}}}`, value]),
    [names.created, moment(interview.createdAt)],
    [names.changed, moment(interview.updatedAt)],
    [names.id, <Copied text={interview.id} />],
  ];
  return (
    <section className="card">
      <h2>{strings.setup}</h2>
      <dl className="fact-list">
        {facts.map(([name, value]) =>
          value ? (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </Fragment>
          ) : null,
        )}
      </dl>
    </section>
  );
}

const agentName = (name: string, persona: string | undefined) =>
  persona && persona !== name ? `${name} (${persona})` : name;

const Copied = ({ text }: { text: string }) => (
  <span className="copied">
    <code>{text}</code> <CopyButton text={text} />
  </span>
);
