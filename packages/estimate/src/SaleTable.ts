import { FACTORS, readFacts, SLOPES, splitEquipment, toDay } from './factors.ts';
import type { Sale } from './lot.ts';

/** Words of equipment after the first of these are not learned: one bit each. */
const MAX_WORDS = 30;
const FIRST_SIZE = 4096;

/** A text gets a number at its first use, from 0. */
class Dictionary {
  readonly texts: string[] = [];
  readonly #ids = new Map<string, number>();

  getId(text: string): number {
    let id = this.#ids.get(text);
    if (id === undefined) {
      id = this.texts.length;
      this.#ids.set(text, id);
      this.texts.push(text);
    }
    return id;
  }
}

/** Sales as columns of numbers, so that a million of them need little memory. */
export class SaleTable {
  count = 0;
  readonly levels = FACTORS.map(() => new Dictionary());
  readonly lines = SLOPES.map(() => new Dictionary());
  readonly words = new Dictionary();
  readonly ageBands = new Dictionary();
  levelIds = FACTORS.map(() => new Int32Array(FIRST_SIZE));
  lineIds = SLOPES.map(() => new Int32Array(FIRST_SIZE));
  ageBandIds = new Int32Array(FIRST_SIZE);
  wordBits = new Int32Array(FIRST_SIZE);
  ages = new Float32Array(FIRST_SIZE);
  /** Logarithm of kilometres; NaN if unknown. */
  logKms = new Float32Array(FIRST_SIZE);
  days = new Int32Array(FIRST_SIZE);
  /** Logarithm of the hammer price. */
  prices = new Float64Array(FIRST_SIZE);
  /** Logarithm of the start price; NaN if unknown. */
  starts = new Float64Array(FIRST_SIZE);
  /** The source's average; 0 if unknown. */
  averages = new Float64Array(FIRST_SIZE);

  #grow(): void {
    const size = this.days.length * 2;
    const enlarge = <A extends Int32Array | Float32Array | Float64Array>(old: A): A => {
      const larger = new (old.constructor as new (size: number) => A)(size);
      larger.set(old);
      return larger;
    };
    this.levelIds = this.levelIds.map(enlarge);
    this.lineIds = this.lineIds.map(enlarge);
    this.ageBandIds = enlarge(this.ageBandIds);
    this.wordBits = enlarge(this.wordBits);
    this.ages = enlarge(this.ages);
    this.logKms = enlarge(this.logKms);
    this.days = enlarge(this.days);
    this.prices = enlarge(this.prices);
    this.starts = enlarge(this.starts);
    this.averages = enlarge(this.averages);
  }

  /** Adds a sale. Ignores one without a price, a day or a year. */
  add(sale: Sale): void {
    const day = toDay(sale.auction_date);
    if (!(sale.finish > 0) || day === undefined || sale.year === null) return;
    const row = this.count;
    if (row === this.days.length) this.#grow();
    const facts = readFacts(sale, day);
    FACTORS.forEach(({ level }, i) => {
      this.levelIds[i]![row] = this.levels[i]!.getId(level(facts));
    });
    SLOPES.forEach(({ level }, i) => {
      this.lineIds[i]![row] = this.lines[i]!.getId(level(facts));
    });
    let bits = 0;
    for (const word of splitEquipment(facts.equipment)) {
      const id = this.words.getId(word);
      if (id < MAX_WORDS) bits |= 1 << id;
    }
    this.wordBits[row] = bits;
    this.ageBandIds[row] = this.ageBands.getId(facts.ageBand);
    this.ages[row] = facts.age;
    this.logKms[row] = facts.logKm;
    this.days[row] = day;
    this.prices[row] = Math.log(sale.finish);
    this.starts[row] = sale.start !== null && sale.start > 0 ? Math.log(sale.start) : Number.NaN;
    this.averages[row] = sale.average ?? 0;
    this.count += 1;
  }

  /** The learned words of the equipment. */
  listWords(): readonly string[] {
    return this.words.texts.slice(0, MAX_WORDS);
  }

  /** The rows, the earliest sale first. */
  listRows(): Int32Array {
    const { days } = this;
    return Int32Array.from({ length: this.count }, (_, row) => row).sort((a, b) => days[a]! - days[b]!);
  }
}
