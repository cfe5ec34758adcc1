import { readJsonPage } from './jpcenterJson.ts';
import type { Page } from './jpcenterRows.ts';
import { readXmlPage } from './jpcenterXml.ts';

/** Rows of an answer, JSON or XML. Never throws, whatever the bytes are. */
export const readPage = (bytes: Buffer, format: 'json' | 'xml'): Page =>
  format === 'json' ? readJsonPage(bytes) : readXmlPage(bytes);
