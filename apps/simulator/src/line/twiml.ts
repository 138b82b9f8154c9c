export interface Verb {
  name: string;
  attributes: Record<string, string>;
  children: Verb[];
  text: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name] ?? '');

export function readTwiml(xml: string): Verb[] {
  const top: Verb = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  for (const [, closing, name = '', attributes = '', alone, text] of xml.matchAll(
    /<(\/?)([A-Za-z]+)((?:\s+[\w:]+="[^"]*")*)\s*(\/?)>|([^<]+)/g,
  )) {
    const parent = open.at(-1) as Verb;
    if (text !== undefined) parent.text += plain(text).trim();
    else if (closing) open.pop();
    else {
      const verb = { name, attributes: attributesOf(attributes), children: [], text: '' };
      parent.children.push(verb);
      if (!alone) open.push(verb);
    }
    if (open.length === 0) throw new Error('The instructions close an element that is not open');
  }
  const [response] = top.children;
  if (open.length !== 1 || response?.name !== 'Response')
    throw new Error('The root element of the instructions is not Response');
  return response.children;
}

function attributesOf(written: string) {
  const found = written.matchAll(/([\w:]+)="([^"]*)"/g);
  return Object.fromEntries(Array.from(found, ([, name = '', value = '']) => [name, plain(value)]));
}
