import { expect, test } from 'vitest';
import { z } from 'zod';
import { exportVariables, readExportSettings } from './exportVariables.ts';

const schema = z.object(exportVariables);
const read = (values: Readonly<Record<string, string>>) =>
  readExportSettings(schema.parse(values), 'vvoz-site');
const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';

test('without a collector nothing is exported; a blank variable is an absent one', () => {
  expect(read({})).toBeUndefined();
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBeUndefined();
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME: '', OTEL_TRACES_SAMPLER_ARG: '' })).toEqual({
    endpoint: 'http://collector:4318',
    service: 'vvoz-site',
    share: 1,
  });
});

test('name and share can be set', () =>
  expect(
    read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER_ARG: '0' }),
  ).toEqual({ endpoint: 'http://collector:4318', service: 'shop', share: 0 }));

test.each([
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://collector' },
  { OTEL_TRACES_SAMPLER_ARG: '1.5' },
  { OTEL_TRACES_SAMPLER_ARG: 'all' },
])('%j is refused', (values) => expect(schema.safeParse(values).success).toBe(false));
