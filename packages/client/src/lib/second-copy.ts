/** What of this package a page has loaded: one object for each copy. */
const copy = {};
const mark = Symbol.for('relab.client');

interface MarkedDocument {
  [mark]?: object;
}

/**
 * Warns, once a page, where it has loaded this package twice: two versions, or a bundler that found it in two places. Each copy
 * has its own errors and adapters, so that a `ClientError` of the one is none to the other. Servers are not looked at: some
 * load what they render with in several layers on purpose.
 */
export function warnOfSecondCopy(
  page: MarkedDocument | undefined = globalThis.document as MarkedDocument | undefined,
): void {
  if (!page) return;
  const first = page[mark];
  page[mark] = copy;
  if (first === undefined || first === copy) return;
  console.warn(
    'This page has loaded @relab/client twice. Errors of the one copy are not those of the other: run `npm ls @relab/client`, and make the versions fit each other.',
  );
}
