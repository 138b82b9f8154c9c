import type { AsyncApiDocument, EventMessage, EventSchema } from '@colloquy/contracts';

export function eventsPage({ info, components }: AsyncApiDocument): string {
  const messages = Object.values(components.messages);
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escape(info.title)}</title>
  <link rel="icon" type="image/png" href="/api-docs/favicon-32x32.png">
  <link rel="stylesheet" href="/api-docs/events/style.css">
</head>
<body>
<header>
  <h1>${escape(info.title)}</h1>
  <p>${prose(info.description)}</p>
  <p><a href="/api-docs/events/asyncapi.json">AsyncAPI document</a>, <a href="/api-docs">REST API</a></p>
</header>
<nav aria-label="Events">
  <ul>${messages.map(({ name }) => `<li><a href="#${escape(name)}">${escape(name)}</a></li>`).join('')}</ul>
</nav>
<main>
<section id="envelope">
  <h2>Every event</h2>
  <p>Fields that all events share. Fields of one event type are in its <code>data</code>.</p>
  ${fieldList(components.schemas.CloudEvent)}
</section>
${messages.map((message) => eventSection(message, components.schemas[message.name])).join('\n')}
</main>
</body>
</html>
`;
}

function eventSection({ name, summary, tags, examples }: EventMessage, data: EventSchema = {}): string {
  const example = JSON.stringify(examples[0]?.payload, null, 2);
  return `<section id="${escape(name)}">
  <h2>${escape(name)}</h2>
  <p>${prose(summary)} Sent by ${tags.map((tag) => escape(tag.name)).join(', ')}.</p>
  <h3>Data</h3>
  ${fieldList(data)}
  <h3>Example</h3>
  <pre>${escape(example)}</pre>
</section>`;
}

function fieldList({ properties = {}, required = [] }: EventSchema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `<dt><code>${escape(name)}</code> <span>${typeOf(field)}${required.includes(name) ? '' : '; optional'}</span></dt>` +
      `<dd>${prose(field.description ?? '')}</dd>`,
  );
  return `<dl>${fields.join('')}</dl>`;
}

function typeOf({
  type = 'any',
  format,
  const: only,
  enum: some,
  minimum,
  exclusiveMinimum,
}: EventSchema): string {
  const values = only === undefined ? some : [only];
  if (values) return values.map((value) => `<code>${escape(String(value))}</code>`).join(' or ');
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1);
  return escape([type, format, least === undefined ? undefined : `from ${least}`].filter(Boolean).join(', '));
}

const prose = (text: string) => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
