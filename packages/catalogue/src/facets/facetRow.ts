import type { GearboxKind } from '../words/gearboxes.ts';

/** How a value reads in an address (lower case) and inside (the case of the feeds). */
export type ValueCase = 'upper' | 'lower';

/**
 * Where the options of a facet come from. brands, models, series, colors: the calls of those names; template: the fixed
 * sets of the template's row; week: the days of the current week; years: `listYearOptions`; filter: the ends and steps that
 * `/api/auctions/filter` and the histograms tell (Korean engines: `/api/auto/korean/filter/eng_v`); sets:
 * `/api/auctions/sets`; free: typed.
 */
export type OptionSource =
  | 'brands'
  | 'models'
  | 'series'
  | 'colors'
  | 'template'
  | 'week'
  | 'years'
  | 'filter'
  | 'sets'
  | 'free';

/**
 * What search engines are told of an address with this in it. index: it may be a landing page; noindex: it leads a crawler
 * nowhere; canonical-without: it shows the same lots as the address without it, which is the canonical one.
 */
export type SeoPolicy = 'index' | 'noindex' | 'canonical-without';

/** An option of a small fixed facet. `values` is what the choice stands for in the query. */
export interface FixedOption {
  readonly label: string;
  readonly values: readonly string[];
  readonly explanation?: string;
  /** The option's value in version 1's selector (RA is 0); version 2 has its values alone. */
  readonly code?: string;
}

/** What of a template decides which fixed options a facet offers there. */
export interface FixedChoices {
  readonly grades: readonly FixedOption[];
  readonly drives: readonly string[];
  readonly gearboxes: readonly GearboxKind[];
  readonly shortGearboxes: boolean;
}

/** Words of a list that opens: a search field above its options, folded options below. */
export interface LongListWords {
  /** Nothing chosen: «Все модели». */
  readonly any: string;
  /** Of the search field: «Найти модель». */
  readonly find: string;
  /** «Ещё 52 модели». */
  readonly noun: readonly [one: string, few: string, many: string];
}

/**
 * What the panel shows. long-list: a cell that opens onto a searched list; choices: a row of buttons; swatches: colours;
 * switch: one value, on or off; week: the days above the list; none: it comes by a link or a base filter only.
 */
export type ListControl = 'long-list' | 'choices' | 'swatches' | 'switch' | 'week' | 'none';

interface RowBase {
  readonly key: string;
  /** Name in addresses: `brand=toyota`, `brand[]=toyota&brand[]=honda`; of a range the stem of `year_min`, `year_max`. */
  readonly url: string;
  /** Names in addresses that say the same as `url`. */
  readonly aliases?: readonly string[];
  /** Russian, as the panel's caption. */
  readonly label: string;
  /** A change of this facet forgets these (specification, section 4: a brand clears model and kuzov). */
  readonly clears?: readonly string[];
  /** A choice of this facet takes the place of these. */
  readonly replaces?: readonly string[];
}

/** Several values of one kind. */
export interface ListRow extends RowBase {
  readonly kind: 'list';
  readonly control: ListControl;
  readonly case: ValueCase;
  /** What a value must look like to be kept; everything else is dropped. */
  readonly pattern: RegExp;
  /** A chosen value as a chip and a row of options show it, without the caption of its facet. */
  readonly valueText: (value: string) => string;
  /** In place of a choice while what it hangs on is not chosen. */
  readonly placeholder?: string;
  /** The facet that has to be chosen first. */
  readonly after?: string;
  /** Facets whose values own this one's: two brands may have a model of one name. The nearest first. */
  readonly owners?: readonly string[];
  readonly list?: LongListWords;
  /** Several values at once in every template; otherwise the template decides (brand, model, body code) or it is one. */
  readonly several?: boolean;
  /** The fixed options in a template; absent where the options are the data's own. */
  readonly choices?: (of: FixedChoices) => readonly FixedOption[];
  /** Every value that the facet knows, counted and shown whether it has lots or not. */
  readonly values?: readonly string[];
  /** The value that a switch of the panel turns on, with the reason to want it. */
  readonly switch?: { readonly value: string; readonly why: string };
}

/** Two numbers, both inclusive. */
export interface RangeRow extends RowBase {
  readonly kind: 'range';
  readonly control: 'range' | 'years' | 'none';
  /** Unit as it is written after a number, '' for years; currency: that of the template's lots. */
  readonly unit: string;
  readonly inCurrency?: boolean;
  readonly bounds: readonly [number, number];
  /** Numbers stand without separators: years. */
  readonly plain?: boolean;
  /** Where the unit alone does not tell what a chip is of: «под ключ до 1 500 000 ₽». */
  readonly chipCaption?: string;
}

/** One free word. */
export interface TextRow extends RowBase {
  readonly kind: 'text';
  readonly control: 'text' | 'none';
  readonly pattern: RegExp;
  /** «лот 5123». */
  readonly chipCaption: string;
}

/** How a feed record's value is stored, and so how a condition on it is asked. */
export type Stored =
  /** A text column: equal, one of, contains. `rank`: a number column in the order of the trade (grades). */
  | { readonly as: 'text'; readonly column: string; readonly rank?: string }
  /** A number column: between, known. */
  | { readonly as: 'number'; readonly column: string }
  /** The lot's number: compared without case, with an index of its own. */
  | { readonly as: 'lot-number' }
  /** The beginning of another facet's value; its condition takes that facet's place. */
  | { readonly as: 'prefix'; readonly of: string }
  /** Looked up before the catalogue is asked: the operator's sets. */
  | { readonly as: 'set' };

/**
 * What the wire lets a caller say of the facet. names: open words; codes: closed words; grades: closed and ordered; days;
 * numbers; intervals: one of several spans of a number; text: one word; flag: taken as it is, without operators.
 */
export type WireKind = 'names' | 'codes' | 'grades' | 'days' | 'numbers' | 'intervals' | 'text' | 'flag';

/** How one end of a range moves outward when a result is empty. */
export interface RangeSteps {
  /** A round step of so much; tenth: the next round figure beyond a tenth more or less. */
  readonly by: number | 'tenth';
  /** How many such steps are offered: 1 or 2. */
  readonly times: 1 | 2;
  /** An upper end below this goes to it first: a bound of the law that everybody means. */
  readonly stopAt?: number;
}

/**
 * What only the server needs of a facet: wire names, long texts, storage, counts, steps out of an empty result. A row
 * gives it as a function: a bundler leaves out a function that no page calls, but keeps an object made by calls.
 */
export interface FacetDetails {
  /** Names on the wires; version 1 adds `_in_arr` to a list of several, unless the name ends in an operator. */
  readonly v1: string;
  readonly v2: string;
  readonly options: OptionSource;
  readonly seo: SeoPolicy;
  /** Russian; one sentence behind the ⓘ where the word is jargon. */
  readonly explanation?: string;
  /** Russian; of the button that opens it. Without it the panel has no ⓘ. */
  readonly noteTitle?: string;
  /** Russian; what one fixed option means, for the ⓘ and as its description for a screen reader. */
  readonly optionText?: (value: string) => string | undefined;
  readonly wire: WireKind;
  /** English; what the API says of a value that the facet does not know. */
  readonly refusal: string;
  readonly stored: Stored;
  /** list: options are counted; histogram: so many bins; none. `once`: only when one of these facets is set. */
  readonly counted:
    | { readonly as: 'options'; readonly once?: readonly string[]; readonly daily?: true }
    | { readonly as: 'histogram'; readonly bins: number }
    | { readonly as: 'none' };
  /** Russian, genitive: «без цвета». */
  readonly without: string;
  /** Russian; shorter than the label where a step is said: «год от 2017». */
  readonly short?: string;
  /** What it costs to give the facet up: a colour is a taste (10), the model is what the visitor came for (70). */
  readonly givingUp: number;
  /** Names the car itself, so it is kept longest. */
  readonly identity?: boolean;
  readonly steps?: RangeSteps;
  /** A list with its next milder value, with how that is said; undefined where there is none. */
  readonly widenList?: (
    chosen: readonly string[],
  ) => { readonly text: string; readonly values: readonly string[] } | undefined;
}
