import { submitForm } from '@relab/client/content';
import { type Outcome, redirectTo } from '@relab/pages';
import { callError } from '../../form/call-error.ts';
import { formKeyOf } from '../../form/form-key-of.ts';
import { readText } from '../../form/form-reading.ts';
import { isHoneypotFilled } from '../../form/honeypot.tsx';
import { hrefOf } from '../../href.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import { controlName } from './control-name.ts';
import { loadForm } from './load-form.ts';
import * as texts from './texts.ts';

/** Sends a submission; the server returns its errors field by field, in the language of the form. */
export async function actOnForm(
  { client, params }: PageContext<{ readonly contentKey: string }>,
  form: FormData,
): Promise<Outcome> {
  const done = redirectTo(hrefOf(routes.form, params, { sent: 1 }));
  // Answered like a valid form, so that a program does not learn what gave it away.
  if (isHoneypotFilled(form)) return done;
  const { contentKey: formContentKey, language, fields } = await loadForm(client, params.contentKey);
  const answers = Object.fromEntries(fields.map(({ name }) => [name, readText(form, controlName(name))]));
  try {
    await submitForm(client, { formContentKey, language, answers, ...formKeyOf(form) });
    return done;
  } catch (error) {
    return callError('form', form, error, {
      fieldOf: (_, [field]) => (field === undefined ? undefined : controlName(field)),
      messages: { REQUEST_LIMIT_EXCEEDED: texts.rateLimited, CONFLICT: texts.duplicateSubmission },
      unreachable: texts.unreachable,
    });
  }
}
