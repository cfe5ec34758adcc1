const ENDING =
  /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ую|юю|ым|им|ых|их|ыми|ими|ом|ем|ей|еньк(?:ий|ая|ое|ие))$/;

/** A Russian adjective without its ending: «белого» → «бел»; other words as they are. */
export const adjectiveStem = (text: string): string => text.replace(ENDING, '');

/** A table of stems and whole words: `id` → «бел белоснежн», turned round. */
export function wordTable<T extends string>(rows: Readonly<Record<T, string>>): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const [id, words] of Object.entries(rows) as [T, string][])
    for (const word of words.split(' ')) if (word !== '') found.set(word, id);
  return found;
}
