import { readJsonPage } from './jpcenterJson.ts';
import type { Page } from './jpcenterRows.ts';
import { readXmlPage } from './jpcenterXml.ts';

/** Reads the rows of an answer, JSON or XML. Never throws. */
export const readPage = (bytes: Buffer, format: 'json' | 'xml'): Page =>
  format === 'json' ? readJsonPage(bytes) : readXmlPage(bytes);
