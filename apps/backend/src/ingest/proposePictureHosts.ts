import type { LotSource } from './Source.ts';
import { SOURCES, type SourceSettings } from './sources/sources.ts';

/** Hosts that the sources which are set up get their pictures from. */
export const proposePictureHosts = (settings: SourceSettings): readonly string[] =>
  SOURCES.flatMap((source) => {
    const own = settings[source.name];
    // A row only ever gets the settings that its own variables gave.
    return source.kind === 'lots' && own ? ((source as LotSource).pictureHosts?.(own) ?? []) : [];
  });
