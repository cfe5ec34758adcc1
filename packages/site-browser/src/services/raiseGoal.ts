/** Actions of visitors that the operator counts, by their names in the counters. */
export type Goal = 'filter' | 'lot-view' | 'form-open' | 'form-sent' | 'chat' | 'phone';

/** Event of the window with the goal as its detail. */
const EVENT = 'vvoz:goal';

/** Sends a goal to the counters, if any are switched on and the visitor has agreed. */
export const raiseGoal = (goal: Goal): void => {
  window.dispatchEvent(new CustomEvent<Goal>(EVENT, { detail: goal }));
};

/** Calls the listener with every goal from now on. */
export const onGoal = (listener: (goal: Goal) => void): void => {
  window.addEventListener(EVENT, (event) => listener((event as CustomEvent<Goal>).detail));
};
