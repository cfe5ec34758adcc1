import { Big } from 'big.js';
import { XMLParser } from 'fast-xml-parser';
import iconv from 'iconv-lite';
import { z } from 'zod';
import type { Currency } from '@vvoz/catalogue/words/currencies';
import { parseBaseAddress, getBytes, type GetOptions } from '../../transports/getBytes.ts';
import type { DayRate } from '../../../cost/rates/ratesStore.ts';
import { OperatorError } from '../../../lib/OperatorError.ts';

/** The bank's ids of the currencies in which lots are priced. */
const IDS: Readonly<Record<string, Currency>> = {
  R01820: 'jpy',
  R01375: 'cny',
  R01815: 'krw',
  R01239: 'eur',
  R01235: 'usd',
};

/** A rate that changes by more than this factor is an error of the data. */
const MAX_CHANGE = 10;
const TIMEOUT_MS = 20_000;
/** The list of all currencies takes 10 kB. */
const MAX_BYTES = 1 << 20;

/** The bank cannot be reached, or its answer cannot be read. */
export class CbrError extends OperatorError {
  override readonly name = 'CbrError';
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => name === 'Valute',
});

const document = z.object({
  ValCurs: z.object({
    Date: z
      .string()
      .transform((text) => text.split('.').toReversed().join('-'))
      .pipe(z.iso.date()),
    Valute: z.array(
      z.looseObject({ ID: z.string(), Nominal: z.string().optional(), Value: z.string().optional() }),
    ),
  }),
});

export interface CbrDay {
  /** The day of the rates. On Sundays and Mondays it is Saturday. */
  readonly day: string;
  readonly rates: readonly DayRate[];
  /** The currencies without a usable rate, with the reason. */
  readonly rejected: readonly { readonly currency: Currency; readonly reason: string }[];
}

/** Calculates ₽ for one unit, exactly. Throws a RangeError that says what is wrong. */
function calculateUnitRate(value = '', nominal = ''): Big {
  if (!/^\d+(,\d+)?$/.test(value.trim()))
    throw new RangeError(`Value '${value.slice(0, 30)}' is not a number`);
  if (!/^\d+$/.test(nominal.trim()) || Number(nominal) === 0)
    throw new RangeError(`Nominal '${nominal.slice(0, 30)}' is not a whole number above 0`);
  const rate = new Big(value.trim().replace(',', '.')).div(nominal.trim());
  if (rate.lte(0)) throw new RangeError(`Value '${value}' is not above 0`);
  return rate;
}

/**
 * Parses the daily XML of the Bank of Russia: windows-1251, decimal comma, `rate = Value / Nominal`. Rejects a currency
 * that cannot be read, or whose rate changed by more than MAX_CHANGE, and keeps the others. Throws CbrError when there
 * is no usable rate.
 * @param previous the last rates, ₽ for one unit
 */
export function parseCbr(
  bytes: Uint8Array,
  previous: Readonly<Partial<Record<Currency, string>>> = {},
): CbrDay {
  let parsed: z.infer<typeof document>;
  try {
    parsed = document.parse(parser.parse(iconv.decode(Buffer.from(bytes), 'windows-1251')));
  } catch (error) {
    throw new CbrError('The answer of the Bank of Russia is not a list of rates', { cause: error });
  }
  const day = parsed.ValCurs.Date;
  const rates: DayRate[] = [];
  const rejected: { currency: Currency; reason: string }[] = [];
  for (const [id, currency] of Object.entries(IDS)) {
    const [row, second] = parsed.ValCurs.Valute.filter(({ ID }) => ID === id);
    try {
      if (!row) throw new RangeError('is not in the list');
      if (second) throw new RangeError('is in the list twice');
      const { Value, Nominal } = row;
      const rate = calculateUnitRate(Value, Nominal);
      const before = previous[currency];
      const change = before === undefined ? new Big(1) : rate.div(before);
      if (change.gt(MAX_CHANGE) || change.times(MAX_CHANGE).lt(1))
        throw new RangeError(`${rate.toString()} ₽ is too far from the last rate, ${before} ₽`);
      rates.push({ currency, rub: rate.toFixed(), day, source: 'cbr' });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      rejected.push({ currency, reason: error.message });
    }
  }
  if (rates.length === 0)
    throw new CbrError(
      `The Bank of Russia gave no usable rate: ${rejected.map(({ currency, reason }) => `${currency}: ${reason}`).join('; ')}`,
    );
  return { day, rates, rejected };
}

export interface CbrAccess extends Omit<GetOptions, 'maxBytes'> {
  /** `https://www.cbr.ru`. */
  readonly url: string;
}

/** Fetches the rates of a day (YYYY-MM-DD). Rejects with CbrError, or with the reason of the signal. */
export async function fetchCbr(
  { url, ...options }: CbrAccess,
  day: string,
  previous?: Readonly<Partial<Record<Currency, string>>>,
): Promise<CbrDay> {
  const date = encodeURIComponent(day.split('-').toReversed().join('/'));
  let response;
  try {
    response = await getBytes(`${parseBaseAddress(url)}/scripts/XML_daily.asp?date_req=${date}`, {
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      ...options,
    });
  } catch (error) {
    options.signal?.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    throw new CbrError(`The Bank of Russia cannot be read: ${reason}`, { cause: error });
  }
  if (response.status !== 200) throw new CbrError(`The Bank of Russia answers HTTP ${response.status}`);
  return parseCbr(response.bytes, previous);
}
