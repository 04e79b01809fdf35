/** Why a form was not accepted; `field` is the name of the control that it belongs to. */
export interface Problem {
  readonly field?: string | undefined;
  readonly message: string;
}

/**
 * What a form's `act` led to: another page, the same page with what is wrong and what was typed, or the sign-in page, which
 * leads on to `next`.
 */
export type Outcome =
  | { readonly kind: 'redirect'; readonly href: string }
  | { readonly kind: 'sign-in'; readonly next: string }
  | {
      readonly kind: 'invalid';
      readonly form: string;
      readonly problems: readonly Problem[];
      readonly values: Readonly<Record<string, string>>;
      /** The server did not accept it from its sender, who may be signed out. */
      readonly maySignInHelp?: boolean;
      /** No response came: in a browser the form stays as it is, with all that was typed. */
      readonly hasNoResponse?: boolean;
    };

/** A form that was not accepted: its page is shown again (status 422) with the problems and what was typed. */
export type InvalidOutcome = Extract<Outcome, { kind: 'invalid' }>;

/** The outcome of a form that leads on to a path of the site or an address; sent as 303. */
export const redirectTo = (href: string): Outcome => ({ kind: 'redirect', href });

/** Only somebody who is signed in may do this. */
export const signInFirst = (next: string): Outcome => ({ kind: 'sign-in', next });

/** Secrets never travel back. */
const secret = /password|token/i;

/** The same page again, with problems; `form` names which form of the page it was. */
export function invalid(
  form: string,
  problems: readonly Problem[],
  data: FormData,
  maySignInHelp = false,
): InvalidOutcome {
  const values: Record<string, string> = {};
  for (const [name, value] of data) if (typeof value === 'string' && !secret.test(name)) values[name] = value;
  return { kind: 'invalid', form, problems, values, ...(maySignInHelp && { maySignInHelp }) };
}
