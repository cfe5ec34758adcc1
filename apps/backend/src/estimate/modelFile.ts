import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE_TYPE_NAMES } from '@vvoz/catalogue/types/catalogueTypes';
import { MODEL_FORMAT, modelSchema } from '@vvoz/estimate/model';
import { z } from 'zod';

/** The models of all archives, as one file beside the catalogue's database. */
const modelFileSchema = z.object({
  format: z.literal(MODEL_FORMAT),
  /** Moment of the training, ISO: part of what the stored estimates depend on. */
  version: z.iso.datetime(),
  models: z.partialRecord(z.enum(CATALOGUE_TYPE_NAMES), modelSchema),
});
export type ModelFile = Readonly<z.output<typeof modelFileSchema>>;

const getModelPath = (catalogueFile: string): string =>
  path.join(path.dirname(catalogueFile), 'estimate.json');

/**
 * Reads the models; undefined when there are none, or only of another release. Then lots have no estimate until the
 * next training.
 */
export function readModelFile(catalogueFile: string): ModelFile | undefined {
  const file = getModelPath(catalogueFile);
  if (!existsSync(file)) return undefined;
  const parsed = modelFileSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data : undefined;
}

/** When the models were written, ms; 0 without a file. */
export const readModelTime = (catalogueFile: string): number =>
  statSync(getModelPath(catalogueFile), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Replaces the models. A reader sees the old file or the new one. */
export function writeModelFile(catalogueFile: string, content: ModelFile): void {
  const file = getModelPath(catalogueFile);
  const part = `${file}.part`;
  writeFileSync(part, JSON.stringify(content));
  renameSync(part, file);
}
