import { type Client, ClientError } from '@relab/client';
import { getProduct } from '@relab/client/commerce';
import type { ProductImage } from '@relab/contract/commerce';
import { readShopper } from '../../account/shopper.ts';

import { productHref } from '../../listing/product-href.ts';
import type { PageContext } from '../../page.ts';
import { type ContactKind, contactRules } from './contact-rules.ts';

/** The listing that a message is about. */
export interface InquiryListing {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly href: string;
  readonly image: ProductImage | null;
}

export interface ContactData {
  readonly isSent: boolean;
  readonly kind: ContactKind;
  readonly listing: InquiryListing | null;
  /** What a link to this page wrote beforehand. */
  readonly subject: string;
  /** Of somebody signed in, so that they need not type it. */
  readonly name: string;
  readonly email: string;
}

/** The parameters of the address: `about` is the kind of inquiry about the `listing`. */
export function readContactAddress(url: URL): { readonly listingId: string; readonly about: ContactKind } {
  const { searchParams } = url;
  const listingId = searchParams.get('listing') ?? '';
  return { listingId, about: searchParams.get('about') === 'report' ? 'report' : 'question' };
}

/** Null for a listing that is gone, and for what can be none: then the message is one like any other. */
export async function readInquiryListing(client: Client, productId: string): Promise<InquiryListing | null> {
  if (!/^01t[A-Za-z0-9]{12}([A-Za-z0-9]{3})?$/.test(productId)) return null;
  try {
    const product = await getProduct(client, { productId, fields: ['Name', 'StockKeepingUnit'] });
    const { Name: name, StockKeepingUnit: sku } = product.fields;
    const { id, defaultImage: image } = product;
    return { id, name: name ?? '', sku: sku ?? '', href: productHref(product.id, product.urlName), image };
  } catch (error) {
    if (error instanceof ClientError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

export async function loadContact({ client, url }: PageContext): Promise<ContactData> {
  const { listingId, about } = readContactAddress(url);
  const [listing, shopper] = await Promise.all([
    readInquiryListing(client, listingId),
    readShopper(client).catch(() => null),
  ]);
  return {
    isSent: url.searchParams.has('sent'),
    kind: listing ? about : 'message',
    listing,
    subject: (url.searchParams.get('subject') ?? '').slice(0, contactRules.message.Subject.maxLength),
    name: shopper?.name ?? '',
    email: shopper?.email ?? '',
  };
}
