import { Big } from 'big.js';
import { XMLParser } from 'fast-xml-parser';
import iconv from 'iconv-lite';
import { z } from 'zod';
import type { Currency } from '@vvoz/catalogue/words/currencies';
import { baseAddress, getBytes, type GetOptions } from '../../transports/getBytes.ts';
import type { DayRate } from '../../../cost/rates/ratesStore.ts';
import { OperatorError } from '../../../lib/OperatorError.ts';

/** Ids of the Bank of Russia for the currencies that lots are priced in. */
const IDS: Readonly<Record<string, Currency>> = {
  R01820: 'jpy',
  R01375: 'cny',
  R01815: 'krw',
  R01239: 'eur',
  R01235: 'usd',
};

/** A rate that moved further than this in a day is a slip of the wire, not of the market. */
const MAX_CHANGE = 10;
const TIMEOUT_MS = 20_000;
/** The list of all currencies takes 10 kB. */
const MAX_BYTES = 1 << 20;

/** The bank's answer is not what it should be; the message says where. */
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
  /** The day that the rates hold for: on Sundays and Mondays that of Saturday. */
  readonly day: string;
  readonly rates: readonly DayRate[];
  /** What was left out, and why. */
  readonly rejected: readonly { readonly currency: Currency; readonly reason: string }[];
}

/** ₽ for one unit, exactly; throws a RangeError that says what is wrong. */
function perUnit(value = '', nominal = ''): Big {
  if (!/^\d+(,\d+)?$/.test(value.trim())) throw new RangeError(`Value '${value.slice(0, 30)}' is no number`);
  if (!/^\d+$/.test(nominal.trim()) || Number(nominal) === 0)
    throw new RangeError(`Nominal '${nominal.slice(0, 30)}' is no whole number above 0`);
  const rate = new Big(value.trim().replace(',', '.')).div(nominal.trim());
  if (rate.lte(0)) throw new RangeError(`Value '${value}' is not above 0`);
  return rate;
}

/**
 * The daily XML of the Bank of Russia: windows-1251, decimal comma, `rate = Value / Nominal`. A currency that cannot be
 * read, or is more than ten times its rate of before, is left out and named; the others hold. Throws CbrError when
 * nothing can be read.
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
    throw new CbrError('The answer of the Bank of Russia is no list of rates', { cause: error });
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
      const rate = perUnit(Value, Nominal);
      const before = previous[currency];
      const change = before === undefined ? new Big(1) : rate.div(before);
      if (change.gt(MAX_CHANGE) || change.times(MAX_CHANGE).lt(1))
        throw new RangeError(`${rate.toString()} ₽ is not near ${before} ₽ of before`);
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

/** Asks for the rates of a day (YYYY-MM-DD). Rejects with CbrError, or with the reason of the signal. */
export async function fetchCbr(
  { url, ...options }: CbrAccess,
  day: string,
  previous?: Readonly<Partial<Record<Currency, string>>>,
): Promise<CbrDay> {
  const asked = encodeURIComponent(day.split('-').toReversed().join('/'));
  let answer;
  try {
    answer = await getBytes(`${baseAddress(url)}/scripts/XML_daily.asp?date_req=${asked}`, {
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      ...options,
    });
  } catch (error) {
    options.signal?.throwIfAborted();
    const what = error instanceof Error ? error.message : String(error);
    throw new CbrError(`The Bank of Russia cannot be read: ${what}`, { cause: error });
  }
  if (answer.status !== 200) throw new CbrError(`The Bank of Russia answers HTTP ${answer.status}`);
  return parseCbr(answer.bytes, previous);
}
