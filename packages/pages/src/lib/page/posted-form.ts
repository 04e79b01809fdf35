import type { Outcome } from './form-outcome.ts';

/** A form as it was posted, and the names of the fields that it may hold. The names are for the compiler alone. */
export type PostedForm<Field extends string = string> = FormData & {
  readonly fields?: (name: Field) => void;
};

/**
 * The routes of a table with what is posted to each: the fields of its page's form, or by intent those of its forms. `Forms`
 * lists them by the route's name; nothing is posted to a route that it does not name.
 */
export type WithForms<Table, Forms> = {
  readonly [Name in keyof Table]: Table[Name] & {
    readonly forms?: Name extends keyof Forms ? Forms[Name] : never;
  };
};

/** What is posted to a route: see `WithForms`. For a route of another table it is unknown. */
export type FormsOf<Posted> = 'forms' extends keyof Posted
  ? Posted extends { readonly forms?: infer Forms }
    ? Exclude<Forms, undefined>
    : never
  : unknown;

declare const handled: unique symbol;

/** The `act` of a page with several forms, which knows every intent of `Forms`. */
export interface IntentAct<Context, Forms> {
  (context: Context, form: FormData): Promise<Outcome>;
  readonly [handled]: Forms;
}

/** How a page handles what is posted to it. */
export type ActOn<Context, Forms> = [Forms] extends [string]
  ? (context: Context, form: PostedForm<Forms>) => Promise<Outcome>
  : IntentAct<Context, Forms>;

/** A handler for each intent that forms of a page name. */
export type IntentHandlers<Context, Forms> = {
  readonly [Intent in keyof Forms]: (
    context: Context,
    form: PostedForm<Extract<Forms[Intent], string>>,
  ) => Promise<Outcome>;
};

/** What `actByIntent` does around handlers. The field is `intent` by default. */
export interface IntentOptions<Context> {
  /** Runs first; what it leads to, if anything, stands in place of the handler's outcome. */
  readonly before?: (context: Context, form: FormData, intent: string) => Promise<Outcome | undefined>;
  /** Handles a form without an intent that there is. */
  readonly otherwise: (context: Context, form: FormData) => Promise<Outcome>;
  /** What a handler's error leads to; without it the error goes on. */
  readonly onError?: (error: unknown, form: FormData, intent: string, context: Context) => Outcome;
  /** The field that names the intent. */
  readonly field?: string;
}

/** Hands a form to the handler of the intent that it names. */
export function actByIntent<Context, Forms>(
  handlers: IntentHandlers<Context, Forms>,
  { before, otherwise, onError, field = 'intent' }: IntentOptions<Context>,
): IntentAct<Context, Forms> {
  const act = async (context: Context, form: FormData): Promise<Outcome> => {
    const intent = String(form.get(field));
    const early = await before?.(context, form, intent);
    if (early) return early;
    try {
      const handle = Object.hasOwn(handlers, intent) ? handlers[intent as keyof Forms] : otherwise;
      return await handle(context, form);
    } catch (error) {
      if (!onError) throw error;
      return onError(error, form, intent, context);
    }
  };
  return act as IntentAct<Context, Forms>;
}
