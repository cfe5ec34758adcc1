/** The gateway removes at most this number of groups of adjacent advertising parameters. Queries with more are rare. */
const MAX_GROUPS = 3;

/**
 * Formats deploy/gateway/advertising.conf, which sets $query: the query of a request without advertising parameters.
 * Each map removes one group of adjacent parameters.
 */
export function formatAdvertisingConf(parameters: readonly string[]): string {
  const group = `(?:(?:${parameters.join('|')})(?:=[^&]*)?(?:&|$))+`;
  const maps = Array.from({ length: MAX_GROUPS }, (_, index) => {
    const from = index === 0 ? '$args' : `$query_${index}`;
    return [
      `map ${from} $query_${index + 1} {`,
      `  default ${from};`,
      `  "~^(?<kept_before_${index}>(?:[^&]*&)*?)${group}(?<kept_after_${index}>.*)$" $kept_before_${index}$kept_after_${index};`,
      '}',
    ].join('\n');
  });
  return [
    '# Generated from packages/catalogue/src/address/advertisingParameters.ts. If the two differ, configuration.test.ts prints',
    '# the right text. Removes the parameters that do not change a page: each map removes a group of adjacent ones.',
    ...maps,
    '# Removes the & that remains when the last parameter was removed.',
    `map $query_${MAX_GROUPS} $query {`,
    `  default $query_${MAX_GROUPS};`,
    '  "~^(?<query_without_end>.*?)&+$" $query_without_end;',
    '}',
    '',
  ].join('\n');
}
