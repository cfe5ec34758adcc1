import { expect, test } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { findTemplate, type TemplateName } from '@vvoz/catalogue/templates/templates';
import { formatCatalogueHeading } from './catalogueHeading.ts';

test.each<readonly [TemplateName, string, string]>([
  ['korean', 'body_kind=crossover&engine_kind=diesel', 'Дизельные кроссоверы из Кореи'],
  ['korean', 'body_kind=crossover', 'Кроссоверы из Кореи'],
  ['china', 'engine_kind=electric', 'Электромобили из Китая'],
  ['china', 'body_kind=sedan&engine_kind=electric', 'Электрические седаны из Китая'],
  ['china', 'engine_kind=plug_in_hybrid', 'Гибриды с розеткой из Китая'],
  ['china', 'body_kind=crossover&engine_kind=plug_in_hybrid', 'Гибридные кроссоверы с розеткой из Китая'],
  ['japan-main', 'body_kind=minivan&engine_kind=hybrid', 'Гибридные минивэны с аукционов Японии'],
  ['japan-main', 'brand=toyota&body_kind=minivan', 'Минивэны Toyota с аукционов Японии'],
  ['japan-main', 'brand=toyota&model=prius&body_kind=hatchback', 'Toyota Prius с аукционов Японии'],
  ['bike', 'moto_class=cruiser', 'Круизеры с мотоаукционов Японии'],
  ['spec', 'machine_kind=mini_excavator', 'Мини-экскаваторы из Китая'],
  ['spec-main', 'machine_kind=excavator', 'Экскаваторы с аукционов Японии'],
  ['spec', 'machine_kind=excavator,loader', 'Каталог'],
])('%s, %s: «%s»', (name, search, heading) => {
  const template = findTemplate(name);
  if (!template) throw new RangeError(`no template ${name}`);
  expect(formatCatalogueHeading({ template, pageTitle: 'Каталог', query: parseCatalogueUrl(search) })).toBe(
    heading,
  );
});
