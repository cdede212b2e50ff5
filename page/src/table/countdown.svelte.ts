// Time that runs out before one's eyes.

export class Countdown {
  /** Seconds; null while nothing is waited for. */
  left: number | null = $state(null);

  /** To be called while a component is made. `until`: on the clock of `performance.now()`. */
  constructor(until: () => number | null) {
    $effect(() => {
      const end = until();
      const tick = () => (this.left = end === null ? null : Math.max(0, (end - performance.now()) / 1000));
      tick();
      if (end === null) return;
      const timer = setInterval(tick, 250);
      return () => clearInterval(timer);
    });
  }
}
