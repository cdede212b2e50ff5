/** An action was refused, and nothing has changed. `t("error-" + refusal.code, refusal.values)` says why. */
export class Refusal extends Error {
  readonly is = "error";
  readonly code: string;
  readonly values: Record<string, string | number>;

  /** Whether there is no such thing: not even the next time. */
  get final(): boolean {
    return this.code === "unknown-table" || this.code === "onlookers-off";
  }

  constructor(code: string, values: Record<string, string | number> = {}) {
    super(code);
    [this.code, this.values] = [code, values];
  }
}
