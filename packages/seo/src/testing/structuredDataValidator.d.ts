/** The part of the library that `validateJsonLd` uses. The library has no types of its own. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly severity: 'ERROR' | 'WARNING';
    readonly issueMessage: string;
    readonly path: readonly { readonly type?: string; readonly property?: string }[];
  }
  export default class Validator {
    validate(data: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>;
      readonly errors: readonly never[];
    }): Promise<readonly Issue[]>;
  }
}
