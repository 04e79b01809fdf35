import { CodeUnavailable } from '../errors.ts';
import type { Outcome } from './form-outcome.ts';

/** The code of an `act` is fetched when the first form is sent: most visitors of a page send none. */
export function deferredAct<Act extends (context: never, form: never) => Promise<Outcome>>(
  importAct: () => Promise<Act>,
): Act {
  const act = async (context: never, form: never): Promise<Outcome> => {
    const imported = await importAct().catch((cause: unknown) => {
      throw new CodeUnavailable('The code that handles this form could not be fetched.', { cause });
    });
    return await imported(context, form);
  };
  return act as Act;
}
