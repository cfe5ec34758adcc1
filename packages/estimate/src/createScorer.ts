import { findStartEffect, type SpreadFacts } from './calibration.ts';
import { estimatePrice, hasEvidence } from './estimatePrice.ts';
import {
  FACTORS,
  findLine,
  readFacts,
  SLOPES,
  splitEquipment,
  toDay,
  type Facts,
  type Subject,
} from './factors.ts';
import type { Estimate, EstimateLot } from './lot.ts';
import type { Model } from './model.ts';

/** What an estimate is made of. */
export interface Explanation {
  readonly estimate: Estimate;
  /** By subject: factor on the price, compared with the mean of all sales. */
  readonly factors: Readonly<Partial<Record<Subject, number>>>;
  /** Sales of the code and year, of the code, and of the model. */
  readonly sales: { readonly cell: number; readonly code: number; readonly model: number };
}

export interface Scorer {
  /** Estimates a lot's hammer price; undefined when the archive has too few sales or the lot has no year or day. */
  readonly score: (lot: EstimateLot) => Estimate | undefined;
  readonly explain: (lot: EstimateLot) => Explanation | undefined;
}

const toMap = (record: Readonly<Record<string, number>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(record));

/** Creates the scorer of a model. Scoring a lot takes some microseconds. */
export function createScorer(model: Model): Scorer {
  const levels = model.levels.map(toMap);
  const lines = model.lines.map(toMap);
  const words = toMap(model.words);
  const brandLevels = toMap(model.brandLevels);
  const usualLogKm = toMap(model.usualLogKm);
  const cells = toMap(model.counts.cell);
  const codes = toMap(model.counts.code);
  const models = toMap(model.counts.model);

  /** Adds the effects; `note` hears each. */
  function predict(facts: Facts, note?: (subject: Subject, effect: number) => void): number {
    let price = model.base;
    const add = (subject: Subject, effect: number): void => {
      price += effect;
      note?.(subject, effect);
    };
    for (let f = 0; f < FACTORS.length; f += 1)
      add(FACTORS[f]!.subject, levels[f]!.get(FACTORS[f]!.level(facts)) ?? 0);
    for (let s = 0; s < SLOPES.length; s += 1) {
      const { of, level, subject } = SLOPES[s]!;
      const slope = lines[s]!.get(level(facts));
      if (slope !== undefined)
        add(
          subject,
          slope * findLine(of, facts.age, facts.logKm, usualLogKm.get(facts.ageBand) ?? Number.NaN),
        );
    }
    for (const word of splitEquipment(facts.equipment)) add('equipment', words.get(word) ?? 0);
    add('market', brandLevels.get(facts.brand) ?? 0);
    return price;
  }

  function read(
    lot: EstimateLot,
    note?: (subject: Subject, effect: number) => void,
  ): SpreadFacts | undefined {
    const day = toDay(lot.auction_date);
    if (day === undefined || lot.year === null) return undefined;
    const facts = readFacts(lot, day);
    const price = predict(facts, note);
    const spreadFacts = {
      brand: facts.brand,
      age: facts.age,
      price,
      cellSales: cells.get(`${facts.code}|${facts.year}`) ?? 0,
      codeSales: codes.get(facts.code) ?? 0,
      modelSales: models.get(facts.model) ?? 0,
      start: lot.start !== null && lot.start > 0 ? Math.log(lot.start) - price : Number.NaN,
    };
    return hasEvidence(spreadFacts) ? spreadFacts : undefined;
  }

  return {
    score: (lot) => {
      const facts = read(lot);
      return facts && estimatePrice(model.calibration, facts);
    },
    explain: (lot) => {
      const sums: Partial<Record<Subject, number>> = {};
      const facts = read(lot, (subject, effect) => {
        sums[subject] = (sums[subject] ?? 0) + effect;
      });
      if (!facts) return undefined;
      sums.start = findStartEffect(model.calibration.starts, facts.start);
      return {
        estimate: estimatePrice(model.calibration, facts),
        factors: Object.fromEntries(
          Object.entries(sums).map(([subject, effect]) => [subject, Math.exp(effect)]),
        ),
        sales: { cell: facts.cellSales, code: facts.codeSales, model: facts.modelSales },
      };
    },
  };
}
