import {
  deleteFormSubmission,
  getFormEmbedScript,
  getFormSubmissions,
  submitForm as submitFormCall,
} from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { idempotent } from '@relab/server/idempotency';
import { createRequestLimit, networkOf } from '@relab/server/limits';
import { deleteSubmission } from './delete-submission.ts';
import { maxFormBytes } from './embed-page.ts';
import { embedScript } from './embed-script.ts';
import { readSubmissions } from './read-submissions.ts';
import { submitForm } from './submit-form.ts';

/** The call behind every page with a form: thirty submissions in ten minutes from an address, each stored once. */
export function submitRoute(): Route {
  const limit = createRequestLimit({ max: 30, callers: 10_000, seconds: 600, what: 'submissions' });
  const plain = route(submitFormCall, async (config, context) => {
    limit(networkOf(context.address ?? ''), context.now());
    return await submitForm(config, context);
  });
  return idempotent({ ...plain, maxBodyBytes: maxFormBytes });
}

/** What people fill in, and what authors see of it. */
export const formRoutes = (submit: Route, { baseUrl }: { readonly baseUrl: string }): readonly Route[] => [
  submit,
  route(getFormEmbedScript, (query, context) => embedScript(query, context, baseUrl)),
  route(getFormSubmissions, readSubmissions),
  route(deleteFormSubmission, deleteSubmission),
];
