import { expect, test } from 'vitest';
import { TEMPLATES } from './templates.ts';
import { toShownTemplate } from './shownTemplate.ts';

test.each(TEMPLATES.map((template) => [template.name, template] as const))(
  'a page of %s contains what its controls need, and nothing that only servers read',
  (_, template) => {
    const { host, also, title, titleTail, typeParent, source, api, ...shown } = template;
    expect([host, title, titleTail, typeParent, source, api].every(Boolean)).toBe(true);
    expect(also ?? []).toBeInstanceOf(Array);
    expect(toShownTemplate(template)).toMatchObject({ ...shown, grades: expect.anything() });
    expect(JSON.stringify(toShownTemplate(template))).not.toContain('explanation');
  },
);
