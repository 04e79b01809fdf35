import type { CartItem, CartItems } from '@relab/contract/commerce';
import type { Shopper } from '../../account/shopper.ts';
import type { SiteSettings } from '../../site-settings.ts';

export const settings: SiteSettings = {
  siteName: 'Shop',
  origin: 'https://shop.example',
  webstoreId: '0ZE1',
  siteId: '0DM1',
  marketplaceCategory: { id: '0ZG1', urlName: 'all' },
  homeView: 'MCHOME',
  quoteFormUrl: '/sell',
};

const noMessages = {
  errorCount: 0,
  hasErrors: false,
  limitedMessages: [],
  relatedEntityId: '0a6',
  totalLineItemsWithErrors: 0,
};

/** A line of a cart, as it travels. */
export function cartItem(part: Partial<CartItem> = {}): CartItem {
  return {
    cartId: '0a6',
    cartItemId: '0a91',
    currencyIsoCode: 'EUR',
    listPrice: '2000.00',
    messagesSummary: noMessages,
    name: 'Benchtop centrifuge',
    productDetails: {
      fields: { Condition__c: 'Refurbished', Location_City__c: 'Lyon', Location_Country__c: 'FR' },
      name: 'Benchtop centrifuge',
      productId: '01t1',
      purchaseQuantityRule: { minimum: '1', maximum: '4', increment: '1' },
      sku: 'RL-1',
      thumbnailImage: null,
      urlName: 'benchtop-centrifuge',
    },
    productId: '01t1',
    quantity: '2.0',
    salesPrice: '1500.00',
    totalAdjustmentAmount: '0.00',
    totalAmount: '3000.00',
    totalListPrice: '4000.00',
    totalPrice: '3000.00',
    totalTax: '0.00',
    type: 'Product',
    ...part,
  };
}

/** A cart of these lines, as it travels. */
export function cartItems(entries: CartItems['cartItems'], part: Partial<CartItems> = {}): CartItems {
  const count = entries.length;
  return {
    approachingDiscounts: [],
    cartCoupons: null,
    cartItems: entries,
    cartPromotions: null,
    cartSummary: {
      accountId: null,
      asyncOperationStatus: 'Completed',
      cartId: '0a6',
      currencyIsoCode: 'EUR',
      grandTotalAmount: '3000.00',
      isSecondary: false,
      messagesSummary: noMessages,
      name: null,
      ownerId: null,
      purchaseOrderNumber: null,
      status: 'Active',
      taxType: 'Net',
      totalChargeAmount: null,
      totalListPrice: '4000.00',
      totalProductAmount: '3000.00',
      totalProductAmountAfterAdjustments: '3000.00',
      totalProductCount: String(count),
      totalProductLineItemCount: count,
      totalPromotionalAdjustmentAmount: '0.00',
      totalTaxAmount: null,
      type: 'Cart',
      uniqueProductCount: count,
      webstoreId: '0ZE1',
    },
    count,
    currentPage: 1,
    currentPageToken: null,
    currentPageUrl: null,
    hasErrors: false,
    nextPageToken: null,
    nextPageUrl: null,
    previousPageToken: null,
    previousPageUrl: null,
    totalItemCount: count,
    totalNumberOfPages: count === 0 ? 0 : 1,
    ...part,
  };
}

export const buyer: Shopper = {
  isGuest: false,
  email: 'lab@institute.example',
  name: 'Lab Manager',
  companyName: 'Institute',
  phoneNumber: '',
  mayUseCart: true,
  mayCheckOut: true,
  shippingCountries: ['DE', 'FR'],
};
