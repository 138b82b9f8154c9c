import { Document, HeadingLevel, type IParagraphOptions, Packer, Paragraph, TextRun } from 'docx';
import { type Block, blocksOf } from '../domain/export-blocks';
import type { ExportedInterview } from '../domain/exported-interview';
import type { Documents } from '../domain/documents';
import { paragraphsOf } from './clean-text';

/** The reader's program chooses the fonts, so that it can show every script. */
export async function makeDocx(interview: ExportedInterview): ReturnType<Documents['docx']> {
  const children = Array.from(blocksOf(interview)).flatMap(paragraphsOfBlock);
  const document = new Document({
    title: paragraphsOf(interview.title).join(' '),
    creator: 'Colloquy',
    styles: { default: { document: { run: { font: 'Arial', size: 21 } } } },
    sections: [{ children }],
  });
  return { bytes: new Uint8Array(await Packer.toBuffer(document)) };
}

const options: Readonly<Record<Exclude<Block['kind'], 'turn'>, IParagraphOptions>> = {
  title: { heading: HeadingLevel.TITLE },
  heading: { heading: HeadingLevel.HEADING_1, spacing: { before: 320, after: 80 } },
  subheading: { heading: HeadingLevel.HEADING_2, spacing: { before: 180 } },
  text: { spacing: { after: 60 } },
  note: {},
  item: { bullet: { level: 0 } },
};

function paragraphsOfBlock(block: Block): Paragraph[] {
  if (block.kind !== 'turn') {
    return paragraphsOf(block.text).map((text) => paragraph(text, options[block.kind]));
  }
  const [speaker = ''] = paragraphsOf(`${block.speaker} · ${block.time}`);
  return [
    paragraph(speaker, { spacing: { before: 160 }, keepNext: true }, true),
    ...paragraphsOf(block.text).map((text) => paragraph(text)),
  ];
}

const rightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function paragraph(text: string, more: IParagraphOptions = {}, bold = false): Paragraph {
  const isRightToLeft = rightToLeft.test(text);
  return new Paragraph({
    ...more,
    bidirectional: isRightToLeft,
    children: [new TextRun({ text, bold, rightToLeft: isRightToLeft })],
  });
}
