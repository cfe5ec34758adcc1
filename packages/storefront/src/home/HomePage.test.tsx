import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TEMPLATES } from '@vvoz/catalogue/templates/templates';
import { korean, prius } from '@vvoz/ui/lots/fixtures.ts';
import { HomePage, type HomePageProps } from './HomePage.tsx';

const [template] = TEMPLATES;
const renderHome = (popular: HomePageProps['popular']) =>
  renderToStaticMarkup(
    <HomePage
      title="Ввоз"
      catalogues={template ? [{ template, count: 1, items: [korean] }] : []}
      brands={[]}
      sets={[]}
      today="2026-11-21"
      {...(popular ? { popular } : {})}
    />,
  );

// Specification, section 8.
test('shows popular lots; the newest lots if none are popular; no lots if the call failed', () => {
  expect(renderHome([prius])).toMatch(/Популярные на торгах.*\/cars\/japan\/prius/);
  const fresh = renderHome([]);
  expect(fresh).toContain('Свежие лоты');
  expect(fresh).toContain(`/cars/${korean.type}/${korean.id}`);
  expect(renderHome(undefined)).not.toMatch(/Популярные|Свежие/);
});

test('shows a note when lots have no prices', () => {
  expect(renderHome([prius])).not.toContain('Цены сейчас не посчитались');
  expect(renderHome([prius, { ...korean, unpriced: true }])).toContain('Цены сейчас не посчитались');
});
