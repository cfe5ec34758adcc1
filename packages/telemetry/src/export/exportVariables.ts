import { z } from 'zod';

/** Where traces and metrics go. */
export interface ExportSettings {
  /** Address of the collector, without a trailing slash. */
  readonly endpoint: string;
  /** Name of this process in traces. */
  readonly service: string;
  /** Share of the requests that are traced, 0 to 1. */
  readonly share: number;
}

const blankIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);

/**
 * The variables of backend and sites, with the names of OpenTelemetry. The SDK itself reads OTEL_EXPORTER_OTLP_HEADERS and
 * the other variables of its exporters.
 */
export const exportVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .preprocess(
      blankIsAbsent,
      z
        .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
        .transform((text) => text.replace(/\/$/, ''))
        .optional(),
    )
    .describe('where [traces](operate.md#traces) and metrics go'),
  OTEL_SERVICE_NAME: z
    .preprocess(blankIsAbsent, z.string().max(60).optional())
    .describe('the name of the process in them instead of `vvoz-site` or `vvoz-backend`'),
  OTEL_TRACES_SAMPLER_ARG: z
    .preprocess(blankIsAbsent, z.coerce.number('must be a share from 0 to 1').min(0).max(1).default(1))
    .meta({ default: 1, description: 'share of the requests that are traced' }),
};

/** Returns where to export; undefined without a collector. */
export const readExportSettings = (
  values: z.output<z.ZodObject<typeof exportVariables>>,
  defaultService: string,
): ExportSettings | undefined =>
  values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
        service: values.OTEL_SERVICE_NAME ?? defaultService,
        share: values.OTEL_TRACES_SAMPLER_ARG,
      };
