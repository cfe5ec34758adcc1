import type { LotSource } from './Source.ts';
import { SOURCES, type SourceSettings } from './sources/sources.ts';

/** Lists the picture hosts of the configured sources. */
export const listPictureHosts = (settings: SourceSettings): readonly string[] =>
  SOURCES.flatMap((source) => {
    const own = settings[source.name];
    // A row only gets settings that were read from its own variables.
    return source.kind === 'lots' && own ? ((source as LotSource).pictureHosts?.(own) ?? []) : [];
  });
