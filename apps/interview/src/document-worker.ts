export { makeDocx as docx } from './documents/docx';
export { makePdf as pdf } from './documents/pdf';

/** Loading this module prepares the thread; fonts are loaded with the first document that needs them. */
export const warmUp = (): void => undefined;
