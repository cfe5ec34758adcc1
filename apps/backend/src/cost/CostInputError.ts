/** The input cannot be calculated. Names the field and the reason, in English and Russian. */
export class CostInputError extends Error {
  override readonly name = 'CostInputError';
  readonly field: string;
  readonly english: string;
  readonly russian: string;

  constructor(field: string, english: string, russian: string) {
    super(`${field}: ${english} (${russian})`);
    this.field = field;
    this.english = english;
    this.russian = russian;
  }
}
