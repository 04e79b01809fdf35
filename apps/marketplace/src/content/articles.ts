import { demoContents } from '../demo/contents.ts';
import type { Article } from '../site/article.ts';
import { about } from './articles/about.ts';
import { conditionGrades } from './articles/condition-grades.ts';
import { howSellingWorks } from './articles/how-selling-works.ts';
import { legalNotice } from './articles/legal-notice.ts';
import { shippingAndRigging } from './articles/shipping-and-rigging.ts';
import { terms } from './articles/terms.ts';
import { warrantyAndReturns } from './articles/warranty-and-returns.ts';

/** What a careful buyer wants to know before the first order; also the tiles of the home page. */
export const firstGuides: readonly Article[] = [
  conditionGrades,
  shippingAndRigging,
  warrantyAndReturns,
  ...demoContents.firstGuides,
];

/** All that stands on the page of guides, in its order. */
export const guides: readonly Article[] = [...firstGuides, howSellingWorks, ...demoContents.furtherGuides];

/** The site's articles about itself. */
export const aboutTheSite: readonly Article[] = [about, terms, legalNotice];
