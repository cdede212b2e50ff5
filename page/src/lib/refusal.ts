/** An action was refused, and nothing has changed. `t("error-" + refusal.code, refusal.values)` says why. */
export class Refusal extends Error {
  readonly is = "error";

  constructor(
    readonly code: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(code);
  }
}
