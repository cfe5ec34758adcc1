/** Characters. No field is longer, because the backend accepts no larger body. */
export const LONG = 64 * 1024;
/** CPU time that a text of any kind may cost, ms. */
export const MAX_CPU_MS = 50;

/** Texts on which careless patterns and normalisations take quadratic time, by name: a repeated piece, and an end. */
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

/** Makes each of these texts with `length` characters. */
export const listLongTexts = (length = LONG): readonly (readonly [name: string, text: string])[] =>
  Object.entries(PIECES).map(([name, [piece, end]]) => [
    name,
    `x${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length - end.length) + end,
  ]);

/** The fastest attempt counts, because the first one compiles the code and others may collect garbage. */
const MAX_ATTEMPTS = 4;

/** Measures the CPU time of some work in this thread, ms. Unlike wall time it is the same on a busy machine. */
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

/** Runs a function on each long text. Lists the texts that took longer than MAX_CPU_MS, with their time. */
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
