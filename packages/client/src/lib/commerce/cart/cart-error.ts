/** A failed cart request, in one word for the page that shows it. */
export interface CartFailure {
  readonly code: string;
  /** Only of coupons (S-244): there the server's own message is the most precise. */
  readonly message?: string;
}

interface Failure {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly errors?: readonly { readonly type?: unknown }[];
}

/** S-241 to S-244: the first error's type, else the error's name, else `UNKNOWN_ERROR`. */
export function cartFailure(error: unknown, withMessage = false): CartFailure {
  const { name, message, errors } = Object(error) as Failure;
  const code = String(errors?.[0]?.type || name || 'UNKNOWN_ERROR');
  return withMessage ? { code, message: String(message ?? '') } : { code };
}
