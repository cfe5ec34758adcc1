import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '../primitives/Band/Band.tsx';
import { PageTitle } from '../primitives/PageTitle/PageTitle.tsx';
import { SpecTable } from '../primitives/SpecTable/SpecTable.tsx';
import { Row } from '../primitives/Stack/Row.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Stamp } from '../primitives/Stamp/Stamp.tsx';
import { themes, type ThemeName } from '../theme/tokens.ts';
import * as css from './foundations.css.ts';

const meta = { title: 'Introduction', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const THEMES = (Object.keys(themes) as ThemeName[]).join(', ');

/** The first page of Storybook. */
export const Introduction: StoryObj<typeof meta> = {
  render: () => (
    <div lang="en">
      <Stack space="32">
        <PageTitle>Vvoz design system</PageTitle>
        <p className={css.measure}>
          Vvoz is a Russian storefront for buying a vehicle abroad and importing it: three sites that share
          one set of components. These pages show the foundations, every component in the states that visitors
          meet, and whole pages.
        </p>
        <Band id="idea" title="The idea: an auction sheet">
          <Stack>
            <p className={css.measure}>
              A Japanese auction sheet is dense, ruled and exact, and has one red stamp. So the sites have
              paper and ink, hairlines instead of boxes and shadows, figures that line up, and one strong
              accent for the one thing to do on the screen. The cell of the sheet, a caption in the corner and
              a value below, is the motif: filters, facts and even the error page are made of it.
            </p>
            <Row space="24">
              <Stamp grade="4.5" interior="B" size="l" />
              <div lang="ru">
                <SpecTable
                  columns={2}
                  items={[
                    { term: 'Пробег', value: '64 000 км' },
                    { term: 'Мощность', value: '98 л.с.' },
                  ]}
                />
              </div>
            </Row>
          </Stack>
        </Band>
        <Band id="switches" title="Themes, schemes, widths">
          <Stack space="8">
            <p className={css.measure}>
              The brush in the toolbar chooses the theme ({THEMES}); wireframe has no brand and shows whether
              a component depends on one. The menu beside it chooses light or dark, the viewport menu 320, 375
              or 1280 px. On a page under Pages the theme also chooses the host: its links, catalogue and
              labels.
            </p>
            <p className={css.measure}>
              Time stands still at 24 November 2026, 11:05 in Vladivostok, and all data are made up.
            </p>
          </Stack>
        </Band>
        <Band id="tokens" title="Where the tokens are">
          <Stack space="8">
            <p className={css.measure}>
              Colours, sizes and measures are rows of tables in packages/ui/src/theme/tokens.ts. Stylesheets,
              the pages under Foundations, the tests of contrast and the files below come from these tables.
            </p>
            <p className={css.measure}>
              For design tools the tokens are files in the Design Tokens format 2025.10:{' '}
              <a href="tokens/vvoz.resolver.json">vvoz.resolver.json</a> lists them; a tool without resolvers
              takes <a href="tokens/base.tokens.json">base.tokens.json</a> and one file for each theme and
              scheme, such as <a href="tokens/main-light.tokens.json">main-light.tokens.json</a>.
            </p>
          </Stack>
        </Band>
      </Stack>
    </div>
  ),
};
