const listCharacters = (from: string, to: string): string => {
  const [first = 0, last = 0] = [from, to].map((char) => char.codePointAt(0));
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
};

/** The characters that share cards can show. Others are drawn as a space. */
export const CARD_CHARACTERS = `${listCharacters(' ', '~').replaceAll('\\', '')}${listCharacters('А', 'я')}Ёё«»„“”‘’–—…·×№°²³éüöäèç₽¥€`;
