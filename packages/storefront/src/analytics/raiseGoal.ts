/** What a visitor did that the operator wants to count. Counters know the goals by these names. */
export type Goal = 'filter' | 'lot-view' | 'form-open' | 'form-sent' | 'chat' | 'phone';

/** Event of the window with the goal as its detail. */
const EVENT = 'vvoz:goal';

/** Tells the counters of a goal, if there are any and the visitor has agreed. */
export const raiseGoal = (goal: Goal): void => {
  window.dispatchEvent(new CustomEvent<Goal>(EVENT, { detail: goal }));
};

/** Calls the listener with every goal from now on. */
export const onGoal = (listener: (goal: Goal) => void): void => {
  window.addEventListener(EVENT, (event) => listener((event as CustomEvent<Goal>).detail));
};
