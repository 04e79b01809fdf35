import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 34rem; margin: 12vh auto; padding: 0 1.25rem; }
h1 { font-size: 1.4rem; line-height: 1.25; }
form { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
button { font: inherit; padding: .6rem 1.25rem; border: 1px solid currentColor; border-radius: .4rem; cursor: pointer; }
button[value=allow] { background: #1c4fd6; border-color: #1c4fd6; color: #fff; }
button:focus-visible, a:focus-visible { outline: 3px solid #f2a900; outline-offset: 2px; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * A page without scripts, which no other page may frame. Browsers hold `form-action` also against where a form's response
 * sends them, so that place is named with it.
 */
export function htmlPage(
  title: string,
  main: ReturnType<typeof html>,
  { status = 200, formTarget }: { readonly status?: number; readonly formTarget?: string } = {},
): Response {
  const actions = formTarget === undefined ? "'none'" : `'self' ${formTarget}`;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action ${actions}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
  return new Response(page.toString(), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.join('; '),
      'Cache-Control': 'no-store',
      // The redirect target must not learn this address, while the own form needs a referrer.
      'Referrer-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
    },
  });
}
