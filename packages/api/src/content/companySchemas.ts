import { z } from 'zod';

const line = z.string().trim().min(2).max(200);
const paragraph = z.string().trim().min(2).max(600);
/** An address on another site. */
const foreignAddress = z.url({ protocol: /^https$/ });

/** Folder of the addresses of the operator's files. */
export const FILES_PATH = '/files/';
/** Name of a file that the operator gives away or shows: a sample contract, a photo. */
export const fileNameSchema = z
  .string()
  .regex(
    /^[a-z0-9-]{1,80}\.(?:pdf|webp|jpg|png)$/,
    'must be small Latin letters, digits and hyphens, with .pdf, .webp, .jpg or .png',
  );
/** The address of a file of the content folder. */
const fileAddress = z
  .string()
  .refine(
    (address) =>
      address.startsWith(FILES_PATH) && fileNameSchema.safeParse(address.slice(FILES_PATH.length)).success,
    { error: 'must be the address of a file of the folder files: /files/NAME.pdf' },
  );

/** A photo of the content folder. */
export const photoSchema = z.object({
  src: fileAddress,
  alt: line,
  width: z.int().min(1),
  height: z.int().min(1),
});

/** A site where something was published: «2ГИС». */
export const sourceSchema = z.object({ name: line, url: foreignAddress });

/** Who the visitor deals with: for the footer, request forms and the page about the company. */
export const legalSchema = z.object({
  /** «ООО «Ввоз»». */
  name: line,
  inn: z.string().regex(/^(?:\d{10}|\d{12})$/, 'must have 10 or 12 digits'),
  ogrn: z
    .string()
    .regex(/^(?:\d{13}|\d{15})$/, 'must have 13 or 15 digits')
    .optional(),
  address: line.optional(),
  director: line.optional(),
  bank: line.optional(),
  /** Number in the register of operators of personal data. */
  register: line.optional(),
  /** Year of the first import. */
  since: z.int().min(1990).max(2100).optional(),
  /** True for invented data: pages then say so. */
  example: z.boolean().default(false),
});
export type Legal = z.infer<typeof legalSchema>;

/** What the pages about the company and its guarantees show. The operator writes it. */
export const companySchema = z.object({
  lead: paragraph,
  /** «14 человек: Владивосток, Тояма, Инчхон». */
  team: line.optional(),
  people: z.array(z.object({ name: line, post: line, text: paragraph, photo: fileAddress.optional() })),
  guarantees: z.object({
    lead: paragraph,
    /** Where these are written: «всё это записано в договоре, пункты 4 и 5». */
    source: line.optional(),
    answers: z.array(line).min(1),
    disclaims: z.array(line).min(1),
  }),
  /** Deposit, payment, contract. */
  terms: z.array(
    z.object({
      title: line,
      value: line,
      text: paragraph,
      link: z.object({ label: line, href: fileAddress }).optional(),
    }),
  ),
  /** How estimates and final bills differed in a year. */
  deviation: paragraph.optional(),
  ratings: z
    .object({
      /** Day on which the numbers were entered, YYYY-MM-DD. */
      day: z.iso.date(),
      items: z.array(
        z.object({
          name: line,
          url: foreignAddress,
          rating: z.number().min(1).max(5),
          count: z.int().min(0),
        }),
      ),
    })
    .optional(),
});
export type Company = z.infer<typeof companySchema>;

/** A vehicle that was handed over: its route, and the estimate beside the final bill. Sums are whole roubles. */
export const deliverySchema = z
  .object({
    title: line,
    /** City of the owner. */
    city: line,
    /** YYYY-MM. */
    month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'must be a month: 2026-10'),
    /** Days from the auction to the owner. */
    days: z.int().min(1).max(999),
    /** «Нагоя — Владивосток — Омск». */
    route: line,
    photo: photoSchema.optional(),
    estimate: z.int().min(1),
    /** What changed between them, each with its sum. */
    changes: z.array(z.object({ label: line, amount: z.int() })).default([]),
    final: z.int().min(1),
  })
  .refine(
    ({ estimate, changes, final }) =>
      estimate + changes.reduce((sum, { amount }) => sum + amount, 0) === final,
    {
      error: 'must be the estimate plus all changes',
      path: ['final'],
    },
  );
export type Delivery = z.infer<typeof deliverySchema>;
