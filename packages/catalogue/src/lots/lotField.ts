import type { WireWords } from '../words/wireWords.ts';

interface FieldPlace {
  /** Column of the table `lot`. An unknown text is '' there, an unknown number null. */
  readonly column: string;
  /** Names on the wire: all are written, the first that says something is read. */
  readonly wire: readonly string[];
  /** summary: lists, cards and batches of prices have it; whole: only the lot that is read alone. */
  readonly part: 'summary' | 'whole';
  /**
   * required: a lot is unreadable without it; defaulted: each lot has it, and the wire may leave it out because a blank
   * has a meaning of its own; absent from the row: a lot may be without it.
   */
  readonly presence?: 'required' | 'defaulted';
  /** The backend calculates it, no feed says it: another value is no news of the lot. */
  readonly calculated?: true;
}

/**
 * How a value reads, is stored and travels.
 * text: any words. name: a name or code that addresses carry in lower case: its letter case says nothing, it is kept in
 * capitals. upper, lower: words that are kept in that case. dateTime: local, without a zone, `2026-11-25T09:40:00`, with a
 * blank for the T on the wire; midnight means that the hour is not told.
 */
interface TextField extends FieldPlace {
  readonly kind: 'text' | 'name' | 'upper' | 'lower' | 'dateTime';
}

/** Whole numbers. count: 0 is a value; positive: 0 says nothing. */
export interface NumberField extends FieldPlace {
  readonly kind: 'count' | 'positive';
  /** A greater number is none. */
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
  /** On the wire an unknown value is left out, not ''. */
  readonly omitBlank?: true;
}

/** Texts in one column and one field of the wire. */
interface ListField extends FieldPlace {
  readonly kind: 'list';
  readonly presence: 'defaulted';
  readonly separator: string;
  /** Where a text that is read ends; blanks around are no part of it. */
  readonly split: RegExp;
}

/** Facts by name: JSON in the column, a name of the wire each. */
interface FactsField extends FieldPlace {
  readonly kind: 'facts';
  readonly names: Readonly<Record<string, string>>;
}

/** One row of LOT_FIELDS. */
export type LotField = TextField | NumberField | FlagField | WordField | ListField | FactsField;

/** What a field of this row holds in a lot. */
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
