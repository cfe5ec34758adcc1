/** The codings of a page, in the order of preference. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Chooses the coding of a response: the best that `Accept-Encoding` names. `gzip;q=0` refuses it. */
export function chooseCoding(accepted: string | readonly string[] | undefined = ''): Coding | undefined {
  const weights = new Map(
    String(accepted)
      .toLowerCase()
      .split(',')
      .map((one) => {
        const [name = '', weight = ''] = one.split(';', 2);
        return [name.trim(), Number(/^\s*q=([\d.]+)\s*$/.exec(weight)?.[1] ?? 1)];
      }),
  );
  return CODINGS.find((coding) => (weights.get(coding) ?? 0) > 0);
}
