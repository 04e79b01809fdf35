import type { Product, ProductPrice } from '@relab/contract/commerce';
import { Breadcrumb } from '@relab/toolkit/breadcrumb';
import type { ReactNode } from 'react';
import { categoryCrumbs } from '../../listing/category-crumbs.ts';
import type { Listing } from '../../listing/listing.ts';
import type { ViewProps } from '../../page.ts';
import { Details } from './details.tsx';
import { Gallery } from './gallery.tsx';
import { PricePanel } from './price-panel.tsx';
import css from './product.module.css';
import { Similar } from './similar.tsx';
import * as texts from './texts.tsx';

export interface ProductPageData {
  readonly product: Product;
  readonly price: ProductPrice | null;
  readonly listing: Listing;
  /** The record by which it is watched; null where it is not. */
  readonly watchId: string | null;
}

/** The pictures on the left, the decision on the right; on a phone the decision follows the pictures at once. */
export function ProductView({ data }: ViewProps<ProductPageData>): ReactNode {
  const { product, price, listing, watchId } = data;
  const { manufacturer, model, type } = listing;
  const path = product.primaryProductCategoryPath?.path ?? [];
  const mediaOf = (group: string) =>
    product.mediaGroups.find(({ developerName }) => developerName === group)?.mediaItems ?? [];
  const pictures = mediaOf('productDetailImage');
  const category = path.at(-1);
  return (
    <article className={`page-width ${css.page}`}>
      <a className="skip-link" href="#decision">
        {texts.skipToPrice}
      </a>
      <Breadcrumb items={[...categoryCrumbs(path), { label: `${manufacturer} ${model}`.trim() }]} />
      <div className={css.top}>
        <header className={css.head}>
          <h1 className={css.title} lang={listing.languageOf('Type__c')}>
            {manufacturer && `${manufacturer} `}
            {model} <span className={css.type}>{type}</span>
          </h1>
          <p className={css.sku}>{texts.listingNumber(listing.sku)}</p>
        </header>
        <div className={css.gallery}>
          <Gallery
            key={product.id}
            pictures={pictures.length === 0 && product.defaultImage ? [product.defaultImage] : pictures}
            name={listing.name}
          />
        </div>
        <div id="decision" className={css.decision} tabIndex={-1}>
          <PricePanel key={product.id} product={product} price={price} listing={listing} watchId={watchId} />
        </div>
        <div className={css.details}>
          <Details productId={product.id} listing={listing} documents={mediaOf('attachment')} />
        </div>
      </div>
      {/* Tells the style sheet that all above has arrived. */}
      <span hidden />
      {category && (
        <Similar
          categoryId={category.id}
          categoryName={category.name}
          productId={product.id}
          listing={listing}
          unitPrice={price?.unitPrice}
        />
      )}
    </article>
  );
}
