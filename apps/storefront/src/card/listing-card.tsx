import { Price } from '@relab/toolkit/price';
import { Picture } from '@relab/toolkit/responsive-image';
import type { ReactNode } from 'react';
import { shortLocation } from '../address/location.ts';
import { CompareButton } from '../comparison/compare-button.tsx';
import { AvailabilityBadge } from '../listing/availability-badge.tsx';
import { listingImage } from '../listing/listing-image.ts';
import type { ListingResult } from '../listing/listing-result.ts';
import { weightText } from '../listing/listing-summary.ts';
import css from './listing-card.module.css';
import * as texts from './texts.ts';

export interface ListingCardProps {
  readonly result: ListingResult;
  /** One of the first pictures of the page. */
  readonly priority?: boolean | undefined;
}

/** How wide a card's picture stands: beside the words on a phone, two to four in a row elsewhere. */
const sizes = '(width < 36em) 7.5rem, (width < 64em) 45vw, 19rem';

/**
 * A listing in a row of others. One link, named by the title; the rows of its parts align with its neighbors'. The parts
 * stand in the document in the order in which they are shown: one that arrives later pushes none that is painted.
 */
export function ListingCard({ result, priority }: ListingCardProps): ReactNode {
  const { listing, image, availability, unitPrice, listPrice, currency } = result;
  const { condition, manufacturer, model, type, keyFacts, year } = listing;
  const terms = [shortLocation(listing), weightText(listing), year];
  return (
    <article className={css.card} data-state={availability.state}>
      <div className={css.stage}>
        {image && (
          <Picture source={listingImage(image, '')} sizes={sizes} imageFit="cover" fill priority={priority} />
        )}
      </div>
      <p className={css.condition}>
        {condition && (
          <>
            <b className={css.grade}>
              <span className="visually-hidden">{texts.conditionGrade}</span>
              {condition.grade}
            </b>
            {condition.label}
          </>
        )}
      </p>
      <h3 className={css.title}>
        <a className={css.link} href={result.href} lang={listing.languageOf('Type__c')}>
          {manufacturer && `${manufacturer} `}
          {model} {type && <span className={css.type}>{type}</span>}
        </a>
      </h3>
      <p className={css.terms}>
        {terms
          .filter((term) => term !== '')
          .map((term) => (
            <span key={term}>{term}</span>
          ))}
      </p>
      <dl className={css.facts} lang={listing.languageOf('Key_Facts__c')}>
        {keyFacts.slice(0, 3).map(({ name, value, unit }) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd>
              {value}
              {unit && <span className={css.unit}> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.offer}>
        {unitPrice === null ? (
          <span>{texts.priceOnRequest}</span>
        ) : (
          <Price amount={unitPrice} originalAmount={listPrice} currency={currency} />
        )}
        <AvailabilityBadge availability={availability} />
      </p>
      <div className={css.compare}>
        <CompareButton productId={result.id} name={listing.name} />
      </div>
    </article>
  );
}
