/** A support chat of another company. Its row in `packages/site-browser/src/services/foreignServices.ts` lists the hosts that it may contact. */
export interface WidgetRow {
  /** Its name in the notice to visitors. */
  readonly title: string;
  /** Cookies and keys of local storage that its script leaves on this host. */
  readonly traces: RegExp;
  /** Loads its script and opens its window. Rejects if the script is blocked, fails or takes too long. */
  readonly open: (id: string) => Promise<void>;
}
