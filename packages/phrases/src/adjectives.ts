const ENDING =
  /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ую|юю|ым|им|ых|их|ыми|ими|ом|ем|ей|еньк(?:ий|ая|ое|ие))$/;

/** Removes the ending of a Russian adjective: «белого» → «бел». Returns other words unchanged. */
export const stripAdjectiveEnding = (text: string): string => text.replace(ENDING, '');

/** Inverts a table `id` → «бел белоснежн» (words separated by spaces) into word → id. */
export function invertTable<T extends string>(rows: Readonly<Record<T, string>>): ReadonlyMap<string, T> {
  const idsByWord = new Map<string, T>();
  for (const [id, words] of Object.entries(rows) as [T, string][])
    for (const word of words.split(' ')) if (word !== '') idsByWord.set(word, id);
  return idsByWord;
}
