import type { WireWords } from '../words/wireWords.ts';

interface FieldPlace {
  /** Column of the table `lot`. It stores an unknown text as '' and an unknown number as null. */
  readonly column: string;
  /** Names on the wire. All are written; the first with a value is read. */
  readonly wire: readonly string[];
  /** summary: part of lists, cards and batches of prices. whole: only part of a single lot. */
  readonly part: 'summary' | 'whole';
  /**
   * required: a record without it is rejected. defaulted: every lot has it, and the wire may omit it because an empty
   * value has a meaning. Absent: optional.
   */
  readonly presence?: 'required' | 'defaulted';
  /** Calculated by the backend. A new value does not count as a change of the lot. */
  readonly calculated?: true;
}

/**
 * - text: any text
 * - name: a name or code, stored in capitals; addresses have it in lower case, because letter case has no meaning
 * - upper, lower: words stored in that case
 * - dateTime: local, without a zone: `2026-11-25T09:40:00`, on the wire with a space for the T; midnight means that the
 *   hour is unknown
 */
interface TextField extends FieldPlace {
  readonly kind: 'text' | 'name' | 'upper' | 'lower' | 'dateTime';
  /** The wire omits an empty text instead of sending ''. */
  readonly omitBlank?: true;
}

/** Whole numbers. count: 0 is a value. positive: 0 means unknown. */
export interface NumberField extends FieldPlace {
  readonly kind: 'count' | 'positive';
  /** A greater number counts as unknown. */
  readonly max?: number;
}

/** True or absent; '1' and '0' on the wire. */
interface FlagField extends FieldPlace {
  readonly kind: 'flag';
}

/** A value of a closed vocabulary. */
interface WordField extends FieldPlace {
  readonly kind: 'word';
  readonly words: WireWords;
  /** The wire omits an unknown value instead of sending ''. */
  readonly omitBlank?: true;
}

/** A list of texts, joined in one column and one field of the wire. */
interface ListField extends FieldPlace {
  readonly kind: 'list';
  readonly presence: 'defaulted';
  readonly separator: string;
  /** Separates the texts when reading; spaces around a text are removed. */
  readonly split: RegExp;
}

/** Facts by key: stored as JSON in one column, each sent under its own wire name. */
interface FactsField extends FieldPlace {
  readonly kind: 'facts';
  readonly names: Readonly<Record<string, string>>;
}

/** One row of LOT_FIELDS. */
export type LotField = TextField | NumberField | FlagField | WordField | ListField | FactsField;

/** Type of a field's value in a lot. */
export type LotValue<F extends LotField> = F extends { readonly words: infer Words }
  ? keyof Words & string
  : F extends NumberField
    ? number
    : F extends FlagField
      ? boolean
      : F extends ListField
        ? readonly string[]
        : F extends FactsField
          ? Readonly<Partial<Record<keyof F['names'] & string, string>>>
          : string;
