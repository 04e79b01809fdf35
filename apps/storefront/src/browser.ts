import './style.ts';
import { isAgreed } from './analytics/consent.ts';
import { takeConsent } from './analytics/take-consent.ts';
import { submitOnChange } from './frame/submit-on-change.ts';

/**
 * What runs when a page arrives: next to nothing. Every page is whole without a script, so the application is fetched
 * when somebody first touches the page, by pointer, key, focus or scrolling; until then, and if it never comes, links
 * load and forms post.
 */
const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'scroll'] as const;

function begin(): void {
  for (const touch of touches) removeEventListener(touch, begin, { capture: true });
  import('./hydrate.tsx')
    .then(({ hydrate }) => hydrate())
    .catch((error: unknown) => console.warn('The page goes on without its application.', error));
}

for (const touch of touches) addEventListener(touch, begin, { capture: true, passive: true });
submitOnChange(document);

/** Pages are counted whether anybody touches them or not, by code that only those fetch who agreed. */
function count(): void {
  import('./analytics/count-pages.ts')
    .then(({ countPages }) => countPages())
    .catch((error: unknown) => console.warn('The page is not counted.', error));
}

if (isAgreed(document, navigator)) count();
takeConsent(document, count);
