/** What a page says of the company wherever it asks for a phone number. */
export interface LegalName {
  readonly name: string;
  readonly inn: string;
  /** True for invented data. */
  readonly example?: boolean | undefined;
}

/** «ООО «Ввоз», ИНН 0000000000 (пример)». */
export const formatLegal = ({ name, inn, example = false }: LegalName): string =>
  `${name}, ИНН\u00A0${inn}${example ? ' (пример)' : ''}`;
