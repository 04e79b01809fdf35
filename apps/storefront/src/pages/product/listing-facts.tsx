import type { ReactNode } from 'react';
import { longLocation } from '../../address/location.ts';
import { conditionDefinitions } from '../../condition/condition-definition.ts';
import type { Listing } from '../../listing/listing.ts';
import { findShipping } from '../../listing/shipping.ts';
import { warrantyText } from '../../listing/warranty.ts';
import css from './price-panel.module.css';
import * as texts from './texts.tsx';

/** What a buyer can rely on: condition, tests, parts, warranty and delivery, in the order in which doubts come. */
export function ListingFacts({ listing }: { readonly listing: Listing }): ReactNode {
  const { condition } = listing;
  const location = longLocation(listing);
  const shipping = findShipping(listing.shipping);
  return (
    <dl className={css.points}>
      {condition && (
        <Point term={texts.condition}>
          <p className={css.condition}>
            <b className={css.grade}>{condition.grade}</b>
            <b>{condition.label}</b>
          </p>
          <p className="soft">{conditionDefinitions[condition.apiName].definition}</p>
          {listing.conditionNote && (
            <p lang={listing.languageOf('Condition_Note__c')}>{listing.conditionNote}</p>
          )}
        </Point>
      )}
      <Point term={texts.tested}>
        {!listing.tests?.length ? (
          <p>{listing.tests ? texts.notTested : texts.notStated}</p>
        ) : (
          <>
            <ul className={css.tests} lang={listing.languageOf('Tests__c')}>
              {listing.tests.map(({ what, result }) => (
                <li key={what}>
                  {what}
                  {result && <span className={css.result}>{result}</span>}
                </li>
              ))}
            </ul>
            {listing.testedBy && <p className="soft">{texts.testedBy(listing.testedBy)}</p>}
          </>
        )}
      </Point>
      <List
        term={texts.included}
        items={listing.included}
        lang={listing.languageOf('Included__c')}
        none={texts.nothingIncluded}
      />
      <List
        term={texts.missing}
        items={listing.missing}
        lang={listing.languageOf('Missing__c')}
        none={texts.nothingMissing}
      />
      <Point term={texts.warranty}>
        <p lang={listing.languageOf('Warranty__c')}>
          {warrantyText(listing, texts.noWarranty) || texts.notStated}
        </p>
      </Point>
      <Point term={texts.delivery}>
        {shipping && <p>{texts.deliveredIn(<b>{shipping.estimate}</b>, shipping.label)}</p>}
        <p className="soft">
          {location && texts.shippedFrom(location)}
          {texts.deliveryPriceHint}
        </p>
      </Point>
    </dl>
  );
}

function Point({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={css.point}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ListProps {
  readonly term: string;
  /** Undefined where nothing is stated. */
  readonly items: readonly string[] | undefined;
  readonly none: string;
  readonly lang: string | undefined;
}

function List({ term, items, none, lang }: ListProps): ReactNode {
  return (
    <Point term={term}>
      {!items?.length ? (
        <p>{items ? none : texts.notStated}</p>
      ) : (
        <ul className={css.list} lang={lang}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Point>
  );
}
