import type { LotPageProps } from './LotPageProps.ts';

/** Finds the calculated costs of the chosen variant; undefined when there are none. */
export const findChosenResponse = ({ choice, costs }: Pick<LotPageProps, 'choice' | 'costs'>) =>
  costs?.costs.find(({ variant }) => variant === choice.variant)?.response;
