/**
 * An element of a call's instructions.
 * @typedef {{ name: string, attributes: Record<string, string>, children: Verb[], text: string }} Verb
 */

/** @type {Record<string, string>} */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** @param {string} text */
const plain = (text) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name] ?? '');

/**
 * Reads the instructions a provider gets for a call. Not XML in general: elements, attributes and text.
 * @param {string} xml
 * @returns {Verb[]} the verbs of the response
 */
export function readTwiml(xml) {
  /** @type {Verb} */
  const top = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  for (const [, closing, name = '', attributes = '', alone, text] of xml.matchAll(
    /<(\/?)([A-Za-z]+)((?:\s+[\w:]+="[^"]*")*)\s*(\/?)>|([^<]+)/g,
  )) {
    const parent = /** @type {Verb} */ (open.at(-1));
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
  if (open.length !== 1 || response?.name !== 'Response') throw new Error('The instructions are no Response');
  return response.children;
}

/** @param {string} written */
function attributesOf(written) {
  const found = written.matchAll(/([\w:]+)="([^"]*)"/g);
  return Object.fromEntries(Array.from(found, ([, name = '', value = '']) => [name, plain(value)]));
}
