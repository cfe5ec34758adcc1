import type { Currency } from '../words/currencies.ts';
import type { GearboxKind } from '../words/gearboxes.ts';

/** Letter case of a value inside our code. Addresses always have lower case. */
export type ValueCase = 'upper' | 'lower';

/**
 * The source of a facet's options.
 * - brands, models, series, colors: the API calls of those names
 * - template: the fixed options of the template's row
 * - week: the days of `listAuctionWeeks`
 * - years: `listYearOptions`
 * - filter: the bounds from `/api/auctions/filter` and the histograms (Korean engines: `/api/auto/korean/filter/eng_v`)
 * - sets: `/api/auctions/sets`
 * - free: typed by the visitor
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

/** Rule for search engines about an address with this facet. index: it may be a landing page. noindex: it is not indexed. */
export type SeoPolicy = 'index' | 'noindex';

/** An option of a small fixed facet. `values` are the query values that it selects. */
export interface FixedOption {
  readonly label: string;
  readonly values: readonly string[];
  readonly explanation?: string;
}

/** The fields of a template that decide which fixed options a facet offers. */
export interface FixedChoices {
  readonly grades: readonly FixedOption[];
  readonly drives: readonly string[];
  readonly gearboxes: readonly GearboxKind[];
  readonly shortGearboxes: boolean;
  readonly currency?: Currency;
}

/** Russian texts of a list that opens, with a search field above its options. */
export interface LongListWords {
  /** Shown when nothing is chosen: «Все модели». */
  readonly any: string;
  /** Label of the search field: «Найти модель». */
  readonly find: string;
  /** Forms for the count of folded options: «Ещё 52 модели». */
  readonly noun: readonly [one: string, few: string, many: string];
}

/**
 * The control in the panel. long-list: a cell that opens a list with a search. choices: a row of buttons. swatches:
 * colours. silhouettes: check boxes with a drawing. checks: check boxes under each other. switch: one value, on or off. week: the days above the list. none: only a link or a base filter sets the
 * facet.
 */
export type ListControl =
  | 'long-list'
  | 'choices'
  | 'silhouettes'
  | 'checks'
  | 'swatches'
  | 'switch'
  | 'week'
  | 'none';

interface RowBase {
  readonly key: string;
  /** Name in addresses: `brand=toyota`, `brand[]=toyota&brand[]=honda`. A range adds `_min` and `_max` to it. */
  readonly url: string;
  /** Other names in addresses with the same meaning as `url`. */
  readonly aliases?: readonly string[];
  /** Caption in the panel, Russian. */
  readonly label: string;
  /** Facets that a change of this one resets (specification, section 4: a brand clears model and kuzov). */
  readonly clears?: readonly string[];
  /** Facets that a choice of this one removes. */
  readonly replaces?: readonly string[];
}

/** A facet with a list of values. */
export interface ListRow extends RowBase {
  readonly kind: 'list';
  readonly control: ListControl;
  readonly case: ValueCase;
  /** Values that do not match are dropped. */
  readonly pattern: RegExp;
  /** Formats a value for a chip or a row of options, without the caption of the facet. */
  readonly valueText: (value: string) => string;
  /** Shown instead of the choice until the facet of `after` is chosen. */
  readonly placeholder?: string;
  /** The facet that must be chosen first. */
  readonly after?: string;
  /** Facets that own the values of this one, the nearest first. Two brands may have models of the same name. */
  readonly owners?: readonly string[];
  readonly list?: LongListWords;
  /**
   * Several values can be chosen in every template. Absent: for brand, model and body code the template decides; other
   * facets have one value.
   */
  readonly several?: boolean;
  /** The fixed options in a template; absent when the options come from the data. */
  readonly choices?: (of: FixedChoices) => readonly FixedOption[];
  /** All possible values. They are counted and shown even without lots. */
  readonly values?: readonly string[];
  /** The value that a switch of the panel turns on, and the benefit shown beside it (Russian). */
  readonly switch?: { readonly value: string; readonly why: string };
}

/** A facet with a range of numbers, both ends inclusive. */
export interface RangeRow extends RowBase {
  readonly kind: 'range';
  readonly control: 'range' | 'years' | 'none';
  /** Unit after a number; '' for years and for prices in the lot's currency. */
  readonly unit: string;
  /** The unit is the currency of the template's lots. */
  readonly inCurrency?: boolean;
  readonly bounds: readonly [number, number];
  /** Numbers have no thousands separators: years. */
  readonly plain?: boolean;
  /** First words of a chip, when the unit does not name the facet: «под ключ до 1 500 000 ₽». */
  readonly chipCaption?: string;
}

/** A facet with one free word. */
export interface TextRow extends RowBase {
  readonly kind: 'text';
  readonly control: 'text' | 'none';
  readonly pattern: RegExp;
  /** First word of a chip: «лот 5123». */
  readonly chipCaption: string;
}

/** The storage of a lot's value. It decides which conditions a query can have. */
export type Stored =
  /** A text column: equal, one of, contains. `rank`: a number column with the order of the values (grades). */
  | { readonly as: 'text'; readonly column: string; readonly rank?: string }
  /** A number column: between, has a value. */
  | { readonly as: 'number'; readonly column: string }
  /** The lot number: compared without case, with its own index. */
  | { readonly as: 'lot-number' }
  /** The beginning of another facet's value. The condition replaces that facet's. */
  | { readonly as: 'prefix'; readonly of: string }
  /** The operator's sets, which are looked up before the query. */
  | { readonly as: 'set' };

/**
 * The values that the API accepts. names: any names. codes: words of a closed list. grades: a closed, ordered list.
 * days: local days. numbers: whole numbers. intervals: one or several ranges of a number. text: one word. flag: a value
 * without operators.
 */
export type WireKind = 'names' | 'codes' | 'grades' | 'days' | 'numbers' | 'intervals' | 'text' | 'flag';

/** The steps by which one end of a range moves outward after an empty result. */
export interface RangeSteps {
  /** Size of a step. tenth: to the next round figure at least a tenth away. */
  readonly by: number | 'tenth';
  /** How many steps are offered. */
  readonly times: 1 | 2;
  /** A limit of the law. An upper end below it moves to the limit first. */
  readonly stopAt?: number;
}

/**
 * The parts of a facet that only the server needs: wire names, long texts, storage, counts, steps out of an empty
 * result. Each facet exports a function that returns them, because a bundler can drop an uncalled function but not an
 * object that is built by calls.
 */
export interface FacetDetails {
  /** Names on the wire. Version 1 adds `_in_arr` to several values, unless the name ends in an operator. */
  readonly v1: string;
  readonly v2: string;
  readonly options: OptionSource;
  readonly seo: SeoPolicy;
  /** One Russian sentence behind the ⓘ of a facet without fixed options. Shown only with `noteTitle`. */
  readonly explanation?: string;
  /** Accessible Russian name of the ⓘ button. Without it the panel has no ⓘ. */
  readonly noteTitle?: string;
  /** Explains a fixed option in Russian, for the ⓘ and for screen readers. */
  readonly optionText?: (value: string) => string | undefined;
  readonly wire: WireKind;
  /** English error of the API for an invalid value: «must be a whole number». */
  readonly refusal: string;
  readonly stored: Stored;
  /**
   * The way in which lots are counted. `once`: only when one of these facets is set. `daily`: only for types
   * with a filter by day.
   */
  readonly counted:
    | { readonly as: 'options'; readonly once?: readonly string[]; readonly daily?: true }
    | { readonly as: 'histogram'; readonly bins: number }
    | { readonly as: 'none' };
  /** Name in the Russian genitive: «без цвета». */
  readonly without: string;
  /** Short Russian name for a step: «год от 2017». Default: the label. */
  readonly short?: string;
  /** Cost of dropping the facet, compared between facets: a colour matters little (10), the model a lot (70). */
  readonly dropCost: number;
  /** Part of the car's name, so it is dropped last. */
  readonly identity?: boolean;
  readonly steps?: RangeSteps;
  /** Adds the next milder value to a list, with a Russian text for the step; undefined when there is none. */
  readonly widenList?: (
    chosen: readonly string[],
  ) => { readonly text: string; readonly values: readonly string[] } | undefined;
}
