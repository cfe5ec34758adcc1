import { publishFile } from './publishLots.ts';

export interface Publication {
  readonly file: string;
  readonly url: string;
}

/** Publishes in a thread of its own, because reading lots from SQLite would hold up requests. */
export default ({ file, url }: Publication): Promise<number | undefined> => publishFile(file, url);
