import PDFDocument from 'pdfkit';
import { type Block, blocksOf } from '../domain/export-blocks';
import type { ExportedInterview } from '../domain/exported-interview';
import type { Documents } from '../domain/documents';
import { paragraphsOf } from './clean-text';
import type { Weight } from './font-files';
import { loadFonts } from './fonts';
import { makePageWriter, type Style } from './page-writer';

const plain: Style = { size: 10.5, weight: 'regular', color: '#1b1f24', above: 3, indent: 0 };

const styles: Readonly<Record<Exclude<Block['kind'], 'turn'> | 'speaker' | 'words', Style>> = {
  title: { ...plain, size: 20, weight: 'bold' },
  heading: { ...plain, size: 14, weight: 'bold', above: 16, keep: 40 },
  subheading: { ...plain, weight: 'bold', above: 9, keep: 30 },
  text: plain,
  note: { ...plain, size: 9.5, color: '#57606a', above: 0 },
  item: { ...plain, indent: 12 },
  speaker: { ...plain, size: 9.5, weight: 'bold', color: '#57606a', above: 8, keep: 16 },
  words: { ...plain, above: 0 },
};

const footer: Style = { ...plain, size: 8.5, color: '#57606a' };

const maxNamed = 10;

export async function makePdf(interview: ExportedInterview): ReturnType<Documents['pdf']> {
  const paragraphs = Array.from(blocksOf(interview)).flatMap(paragraphsOfBlock);
  const fonts = await loadFonts(charactersOf(paragraphs), interview.language);
  if (fonts.unsupported.size > 0) {
    return { unsupported: [...fonts.unsupported].slice(0, maxNamed).map(nameOf) };
  }
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 56, bottom: 64, left: 56, right: 56 },
    lang: interview.language,
    info: { Title: interview.title, Creator: 'Colloquy' },
    autoFirstPage: false,
  });
  const bytes = collected(doc);
  for (const { name, bytes: file } of fonts.all) doc.registerFont(name, file);
  const [digits] = fonts.runsOf('0', footer.weight);
  let page = 0;
  doc.on('pageAdded', () => {
    page++;
    const { width, height } = doc.page;
    doc
      .font(digits?.font.name ?? '')
      .fontSize(footer.size)
      .fillColor(footer.color);
    doc.text(String(page), width / 2 - 4, height - 36, { lineBreak: false });
  });
  doc.addPage();
  const writer = makePageWriter(doc, fonts);
  for (const { text, style } of paragraphs) writer.write(text, style);
  doc.end();
  return { bytes: await bytes };
}

interface Paragraph {
  text: string;
  style: Style;
}

function paragraphsOfBlock(block: Block): Paragraph[] {
  const texts = (text: string, style: Style) => paragraphsOf(text).map((each) => ({ text: each, style }));
  if (block.kind !== 'turn') return texts(block.text, styles[block.kind]);
  return [...texts(`${block.speaker} · ${block.time}`, styles.speaker), ...texts(block.text, styles.words)];
}

function charactersOf(paragraphs: readonly Paragraph[]): Record<Weight, Set<number>> {
  const characters = { regular: codePointsOf('0123456789'), bold: codePointsOf(' ') };
  for (const { text, style } of paragraphs) {
    for (const character of text) characters[style.weight].add(character.codePointAt(0) ?? 0);
  }
  return characters;
}

const codePointsOf = (text: string) => new Set(Array.from(text, (each) => each.codePointAt(0) ?? 0));

const nameOf = (codePoint: number) => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;

function collected(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
}
