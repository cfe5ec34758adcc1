import type { LegalName } from '@vvoz/catalogue/words/formatLegal';
import type { ForeignServiceIds } from './foreignServices.ts';

/** Working hours of the managers: seconds since midnight in Vladivostok. */
interface ManagerHours {
  readonly begin: number;
  readonly finish: number;
  /** Working days, 1 (Monday) to 7. Absent: every day. */
  readonly days?: readonly number[] | undefined;
}

/** Social networks that a page may link to. */
export type SocialName = 'whatsapp' | 'instagram' | 'youtube' | 'vk' | 'telegram' | 'tiktok' | 'max';

/**
 * The operator's settings that the code in the browser needs, the same for every visitor. They are loaded when the page is
 * idle, so that pages stay small and cacheable. The server builds them with `routes/publicOptionsSchema.ts`.
 */
export interface PublicOptions {
  readonly contacts: {
    readonly tel: string;
    readonly email?: string | undefined;
    readonly address?: string | undefined;
    readonly hours?: string | undefined;
    readonly manager?: ManagerHours | undefined;
    readonly shifts?: readonly ManagerHours[] | undefined;
  };
  /** Who the visitor deals with. */
  readonly legal?: LegalName | undefined;
  readonly chat?:
    | {
        readonly enabled: boolean;
        readonly manager: ManagerHours;
        readonly button: string;
        readonly tel: string;
        readonly message: string;
        readonly policy: string;
        /** Seconds until the manager's greeting is shown beside the button; 0: never. */
        readonly timeout: number;
        readonly social: readonly { readonly name: SocialName; readonly url: string }[];
        /** Questions that a visitor may ask with one press: those with an answer are answered by the site at once. */
        readonly questions: readonly (
          | string
          | { readonly text: string; readonly answer: string; readonly path?: string | undefined }
        )[];
      }
    | undefined;
  /** Version of the text of the consent to processing, and its page. */
  readonly consent?: { readonly version: string; readonly path: string } | undefined;
  /** Paths of fixed pages by name: privacy, consent, contacts. */
  readonly routes?: Readonly<Record<string, string>> | undefined;
  /** Whether pages report their speed after a consent. */
  readonly vitals: boolean;
  /** Services of other companies that are switched on, with their ids. */
  readonly services: ForeignServiceIds;
}
