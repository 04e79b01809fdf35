import './style.ts';
import { submitOnChange } from '@relab/pages/browser';
import { isAgreed } from './analytics/consent.ts';
import { listenForConsent } from './analytics/consent-listener.ts';

/**
 * What runs when a page arrives: next to nothing. Every page is whole without a script, so the application is fetched
 * when somebody first touches the page, by pointer, key, focus or scrolling; until then, and if it never comes, links
 * load and forms post.
 */
const touches = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'scroll'] as const;

/** Chromium reports a pointer that rests where a page appears under it as one that moved by nothing: nobody did that. */
const isMoveByNothing = ({ type, movementX, movementY }: Event & Partial<PointerEvent>): boolean =>
  type === 'pointermove' && !movementX && !movementY;

function begin(event: Event): void {
  if (isMoveByNothing(event)) return;
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
listenForConsent(document, count);
