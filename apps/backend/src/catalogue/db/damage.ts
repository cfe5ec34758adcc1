/** Describes to the operator how to fill a damaged catalogue again: all of its data comes from the sources. */
export const describeDamage = (file: string, cause: string): string =>
  `${file} is damaged (${cause}). Remove ${file}* and fill it again: npm run ingest -- --source jpcenter for a source, npm run operator -- seed for the demo. The backend need not be restarted.`;
