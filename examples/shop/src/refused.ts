import { ClientError } from '@relab/client';
import { invalid, type Outcome } from '@relab/pages';

/** What the server did not accept, at the form that asked for it; `fieldOf` finds the control. What is no answer goes on as an error. */
export function refused(
  form: string,
  data: FormData,
  error: unknown,
  fieldOf: (members: readonly string[]) => string | undefined = () => undefined,
): Outcome {
  if (!(error instanceof ClientError) || error.status < 400 || error.status >= 500) throw error;
  const problems = error.errors.map(({ message, fields }) => ({ field: fieldOf(fields ?? []), message }));
  return invalid(form, problems.length > 0 ? problems : [{ message: error.message }], data);
}
