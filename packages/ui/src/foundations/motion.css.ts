import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../css/layered.ts';
import { metricNotes } from '../theme/tokenNotes.ts';
import type { metrics } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

export const track = style(
  layered('families', {
    width: vars.space['64'],
    height: vars.space['32'],
    border: `1px solid ${vars.color.edge}`,
    background: vars.color.raised,
  }),
);

const durations = Object.fromEntries(
  Object.entries(metricNotes)
    .filter(([, { kind }]) => kind === 'duration')
    .map(([name]) => [name, vars[name as keyof typeof metrics]]),
) as Record<keyof typeof metrics, string>;

/** A square that crosses its track, one for each duration. */
export const duration = styleVariants(durations, (time) => [
  layered('families', {
    display: 'block',
    width: vars.space['32'],
    height: '100%',
    background: vars.color.ink,
    transition: `transform ${time}`,
    selectors: {
      [`${track}:is(:hover, :focus-visible) &`]: { transform: 'translateX(calc(100% - 2px))' },
    },
  }),
]);
