import { z } from 'zod';
import { joinRanges } from '@vvoz/catalogue/words/format';
import { VIDEO_PLACE_NAMES } from '@vvoz/catalogue/words/videoPlaces';
import { companySchema, deliverySchema, legalSchema, photoSchema, sourceSchema } from './companySchemas.ts';

/** Names of social networks. The page shows them in the operator's order. */
const SOCIAL = ['whatsapp', 'instagram', 'youtube', 'vk', 'telegram', 'tiktok', 'max'] as const;

/** Working hours of the managers: seconds since midnight in Vladivostok. */
const managerSchema = z.object({
  begin: z.int().min(0).max(86_400),
  finish: z.int().min(0).max(86_400),
  /** Working days, 1 (Monday) to 7. Absent: every day. */
  days: z.array(z.int().min(1).max(7)).optional(),
});

const consentTextSchema = z.object({ version: z.string(), path: z.string() });

/** `/api/options`: site options (specification, sections 3 and 7); unknown keys pass through. */
export const optionsSchema = z.looseObject({
  contacts: z.object({
    tel: z.string(),
    email: z.string().optional(),
    address: z.string().optional(),
    /** Where the office is, in degrees, for the map. */
    place: z.object({ lat: z.number(), lon: z.number() }).optional(),
    hours: z.string().transform(joinRanges).optional(),
    manager: managerSchema.optional(),
    /** Further shifts, such as a manager on duty after the office has closed. */
    shifts: z.array(managerSchema).optional(),
    /** A number that is free of charge in Russia. */
    free: z.string().optional(),
  }),
  /** Who the visitor deals with. */
  legal: legalSchema.optional(),
  chat: z
    .object({
      enabled: z.boolean().default(false),
      manager: managerSchema,
      button: z.string(),
      tel: z.string(),
      message: z.string(),
      policy: z.string(),
      /** Seconds until the manager's greeting is shown beside the button; 0: never. */
      timeout: z.number().min(0),
      social: z.array(z.object({ name: z.enum(SOCIAL), url: z.string() })),
      /** Questions that a visitor may ask with one press: those with an answer are answered by the site at once. */
      questions: z
        .array(
          z.union([
            z.string(),
            z.object({
              text: z.string(),
              answer: z.string(),
              /** A page with more about it. */
              path: z.string().startsWith('/').optional(),
            }),
          ]),
        )
        .default([]),
    })
    .optional(),
  /** Paths of fixed pages by name: privacy, consent, contacts. */
  routes: z.record(z.string(), z.string()).optional(),
  /** The text that a visitor agrees to; forms send its version. */
  consent: consentTextSchema
    .extend({
      /** Earlier versions that an open page may still send. */
      earlier: z.array(z.string()).optional(),
      /** The separate text about messages that the visitor did not ask for; absent if none are sent. */
      marketing: consentTextSchema.optional(),
    })
    .optional(),
});
export type SiteOptions = z.infer<typeof optionsSchema>;

const crumb = z.object({ title: z.string(), path: z.string() });

/** Kinds of entries. */
export const ENTRY_KINDS = ['articles', 'news', 'instructions', 'videos', 'questions', 'documents'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

const pictureSchema = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
  sizes: z
    .array(z.object({ name: z.string(), src: z.string(), width: z.number(), height: z.number() }))
    .default([]),
});

/** A video on another host. Nothing loads from that host before the visitor's click. */
const videoSchema = z.object({
  place: z.enum(VIDEO_PLACE_NAMES),
  /** Address of the page with the video. */
  page: z.string(),
  /** Address of the player, for a frame. */
  player: z.string(),
});

/** An entry as a list shows it. */
export const entrySummarySchema = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** YYYY-MM-DD. */
  date: z.string(),
  category: z.string(),
  categoryTitle: z.string(),
  tags: z.array(z.string()),
  templates: z.array(z.string()),
  /** Path of the entry's page. */
  path: z.string(),
  /** Only for videos: `08:14`. */
  duration: z.string().optional(),
  video: videoSchema.optional(),
  /** Only for legal texts, such as the privacy policy. */
  version: z.string().optional(),
  image: pictureSchema.optional(),
  /** Above the text; the poster of a video. */
  photo: photoSchema.optional(),
  /** Who wrote it: «Олег Дёмин, таможня и документы». */
  author: z.string().optional(),
  /** YYYY-MM-DD, when somebody last compared its figures with the law. */
  checked: z.string().optional(),
});
export type EntrySummary = z.infer<typeof entrySummarySchema>;

/** A whole entry. `html` is sanitised; its headings have the ids in `headings`. */
export const entrySchema = entrySummarySchema.extend({
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), title: z.string(), level: z.int().min(2).max(4) })),
  /** Reading time at 180 words a minute, at least 1. */
  minutes: z.int().min(1),
});
export type Entry = z.infer<typeof entrySchema>;

/**
 * `/wp-json/api/articles`: entries by kind, category or template; a request by slug or with `html=1` returns HTML too.
 */
export const articlesSchema = z.object({
  count: z.int().min(0),
  items: z.array(entrySummarySchema.extend({ html: z.string().optional() })),
});
export type EntryList = z.infer<typeof articlesSchema>;

/** `/wp-json/api/articles/count/{id}`: how many entries a category or a kind has. */
export const articlesCountSchema = z.object({ count: z.int().min(0) });

export const reviewSchema = z.object({
  id: z.string(),
  author: z.string(),
  city: z.string(),
  date: z.string(),
  rating: z.int().min(1).max(5),
  vehicle: z.string(),
  template: z.string(),
  html: z.string(),
  /** Where it was published first. */
  source: sourceSchema.optional(),
  photos: z.array(photoSchema).optional(),
  /** What the company answered: plain text. */
  answer: z.string().optional(),
});
export type Review = z.infer<typeof reviewSchema>;

const optionCounts = z.array(z.object({ value: z.string(), count: z.int().min(0) }));

/** `/api/reviews`: a slice of the reviews. `count` and `rating` (the mean) are those of all matching reviews. */
export const reviewsSchema = z.object({
  count: z.int().min(0),
  rating: z.number().nullable(),
  items: z.array(reviewSchema),
  /** How many reviews each choice of one filter gives while the other filter is kept. */
  options: z.object({ rating: optionCounts, template: optionCounts }),
});
export type ReviewList = z.infer<typeof reviewsSchema>;

const linkSchema = z.object({ title: z.string(), path: z.string() });

/** `/api/pages?path=&name=`: a page record (specification, section 3). */
export const pageSchema = z.object({
  ID: z.coerce.string(),
  template: z.string(),
  type: z.string(),
  type_parent: z.string(),
  title: z.string(),
  titleSub: z.string().optional(),
  titleFilter: z.object({ title: z.string(), text: z.string() }).optional(),
  filter_type: z.string().optional(),
  service_options: z.object({ type: z.string() }).optional(),
  path: z.string().optional(),
  /** Names of the site's guards that a request must pass. */
  guards: z.array(z.string()).optional(),
  breadcrumb: z.array(crumb),
  blocks: z
    .object({
      articles: z.array(entrySummarySchema),
      news: z.array(entrySummarySchema),
      instructions: z.array(entrySummarySchema),
      video: z.array(entrySummarySchema),
    })
    .optional(),
  reviews: z.object({ items: z.array(reviewSchema), count: z.int().min(0) }).optional(),
  /** Text of a text page: contacts, policy, an article. */
  entry: entrySchema.optional(),
  /** The neighbours of an entry in its list, and entries on the same subject. */
  around: z
    .object({
      previous: linkSchema.optional(),
      next: linkSchema.optional(),
      related: z.array(entrySummarySchema),
    })
    .optional(),
  /** The entries that a page lists. `category` includes the categories below it. */
  list: z.object({ kind: z.enum(ENTRY_KINDS), category: z.string().optional() }).optional(),
  /** Only of the pages about the company and its guarantees. */
  company: companySchema.optional(),
  /** Vehicles that were handed over, the last ones first; on the same pages. */
  deliveries: z.array(deliverySchema).optional(),
  /** The pages of a section, from its first page down, each with its number of entries. */
  sections: z.array(linkSchema.extend({ count: z.int().min(0), depth: z.int().min(0).max(2) })).optional(),
});
export type PageRecord = z.infer<typeof pageSchema>;

/**
 * `/api/pages/list`: the pages of a host. `changed` is a day; `count` the number of entries of a list with page
 * numbers.
 */
export const pageListSchema = z.object({
  items: z.array(
    z.object({
      path: z.string(),
      template: z.string(),
      changed: z.string().optional(),
      count: z.int().min(0).optional(),
    }),
  ),
});
export type PageList = z.infer<typeof pageListSchema>;

/** `/api/moto/char`: characteristics of a motorcycle model. */
export const motoCharSchema = z.object({
  model: z.string(),
  items: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
});
export type MotoChar = z.infer<typeof motoCharSchema>;
