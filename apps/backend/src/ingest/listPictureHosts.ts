import type { LotSource } from './Source.ts';
import { SOURCES, type SourceSettings } from './sources/sources.ts';

/** Lists the picture hosts of the configured sources. */
export const listPictureHosts = (settings: SourceSettings): readonly string[] =>
  SOURCES.flatMap((source) => {
    const ownSettings = settings[source.name];
    // The cast is safe: these settings were read from the variables of the same row.
    return source.kind === 'lots' && ownSettings
      ? ((source as LotSource).pictureHosts?.(ownSettings) ?? [])
      : [];
  });
