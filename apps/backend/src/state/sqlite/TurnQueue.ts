/** Gives one caller at a time the turn, in the order of arrival. */
export class TurnQueue {
  #isTaken = false;
  readonly #waiting = new Set<() => void>();

  /** Resolves with true when it is the caller's turn, and with false when `maxWaitMs` pass before that. */
  async take(maxWaitMs: number): Promise<boolean> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return true;
    }
    return new Promise((resolve) => {
      const giveUp = setTimeout(() => {
        this.#waiting.delete(start);
        resolve(false);
      }, maxWaitMs);
      const start = () => {
        clearTimeout(giveUp);
        resolve(true);
      };
      this.#waiting.add(start);
    });
  }

  /** Ends the turn of the caller that has it. */
  pass(): void {
    const [next] = this.#waiting;
    if (next) {
      this.#waiting.delete(next);
      next();
    } else this.#isTaken = false;
  }
}
