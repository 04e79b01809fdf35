import { html } from 'hono/html';
import type { User } from '../principal/principal.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import type { OAuthError } from './oauth-error.ts';
import { htmlPage } from './page.ts';
import type { Form } from './request-form.ts';
import { scopeDescriptions } from './scopes.ts';

/** Where a browser goes with the decision, as a content security policy names it: an origin, or an app's own scheme. */
function targetOf(redirectUri: string): string {
  const { origin, protocol } = new URL(redirectUri);
  return origin === 'null' ? protocol : origin;
}

/** Asks somebody signed in whether a client may; a form that works without scripts. */
export function consentPage(
  { client, scopes, redirectUri }: AuthorizeRequest,
  form: Form,
  principal: User,
): Response {
  const target = targetOf(redirectUri);
  const hidden = [...form].filter(([name]) => name !== 'decision');
  const title = `Allow ${client.name} to use your account?`;
  const main = html`<h1>${title}</h1>
<p>You are signed in as <strong>${principal.email}</strong>. <strong>${client.name}</strong> asks to:</p>
<ul>
${scopes.map((scope) => html`<li>${scopeDescriptions[scope]}</li>`)}
</ul>
<p>Whatever you answer, you go back to <strong>${target}</strong>.</p>
<form method="post" action="/services/oauth2/authorize">
${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny">Do not allow</button>
</form>`;
  return htmlPage(title, main, { formTarget: target });
}

/** For a request that nobody may be sent back from: who sent it is not certain. */
export const authorizeErrorPage = ({ message }: OAuthError): Response =>
  htmlPage(
    'This request cannot be answered',
    html`<h1>This request cannot be answered</h1>
<p>The program that sent you here asked in a way that is not safe to answer: ${message}</p>
<p>Nothing was allowed. Go back to the program, or tell whoever runs it.</p>`,
    { status: 400 },
  );
