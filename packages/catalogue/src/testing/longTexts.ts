/** More than any field may have; a body of the backend has no more. */
export const LONG = 64 * 1024;
/** CPU time that a text of any kind may cost, ms. */
export const MAX_CPU_MS = 50;

/** Texts that make careless patterns and normalisations quadratic, by name: a piece that is repeated, and an end. */
const PIECES: Readonly<Record<string, readonly [piece: string, end: string]>> = {
  blanks: [' ', 'x'],
  tabs: ['\t', 'x'],
  'no-break spaces': ['\u00A0', 'x'],
  'line breaks': ['\n', 'x'],
  'blank lines': [' \n', 'x'],
  'combining marks': ['\u0301', 'x'],
  'marks of two classes': ['\u0315\u0300\u05AE', 'x'],
  letters: ['a', '\0'],
  'letters of Hangul': ['\u1100\u1161\u11A8', '\0'],
  ligatures: ['\uFDFA', '\0'],
  digits: ['9', 'x'],
  'digits and marks': ['1.', 'x'],
  brackets: ['(', 'x'],
  'plus signs': ['+(', 'x'],
  commas: [',', 'x'],
  escapes: ['%25', '%'],
  'lone surrogates': ['\uD800', 'x'],
};

/** Makes each of these texts with so many characters. */
export const listLongTexts = (length = LONG): readonly (readonly [name: string, text: string])[] =>
  Object.entries(PIECES).map(([name, [piece, end]]) => [
    name,
    `x${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length - end.length) + end,
  ]);

/** Attempts, of which the fastest counts: a first one compiles, others may collect garbage. */
const MAX_ATTEMPTS = 4;

/** Measures the CPU time of this thread that some work takes, ms: on a busy machine it is the same. */
export async function measureCpu(work: () => unknown): Promise<number> {
  let fastest = Infinity;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && fastest > MAX_CPU_MS; attempt += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    fastest = Math.min(fastest, (user + system) / 1000);
  }
  return fastest;
}

/** Runs a function on each long text. Returns those that cost more than allowed, with their time: none, when all is well. */
export async function findSlowTexts(
  work: (text: string) => unknown,
  texts = listLongTexts(),
): Promise<readonly string[]> {
  const slow: string[] = [];
  for (const [name, text] of texts) {
    const ms = await measureCpu(() => work(text));
    if (ms > MAX_CPU_MS) slow.push(`${name}: ${Math.round(ms)} ms`);
  }
  return slow;
}
