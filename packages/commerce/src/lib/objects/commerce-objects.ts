import type { TableOf } from '@relab/database';
import type { ObjectDeclaration } from '@relab/records/objects';
import { BuyerGroup, BuyerGroupMember, BuyerGroupPricebook } from './buyer-group.ts';
import { CartCoupon, CartItem, WebCart } from './cart.ts';
import { ProductCategory, ProductCategoryProduct, WebStore } from './category.ts';
import { CartCheckout } from './checkout.ts';
import { CurrencyRate } from './currency-rate.ts';
import { CartDeliveryGroup } from './delivery-group.ts';
import {
  CommerceEntitlementBuyerGroup,
  CommerceEntitlementPolicy,
  CommerceEntitlementProduct,
} from './entitlement.ts';
import { ExternalManagedAccount } from './managed-account.ts';
import { OrderSummary } from './order.ts';
import { OrderApproval } from './order-approval.ts';
import { OrderDeliveryGroupSummary } from './order-delivery-group.ts';
import { OrderItemSummary } from './order-item.ts';
import { Pricebook2 } from './price-book.ts';
import { PricebookEntry, ProductMedia, product2 } from './product.ts';
import { Coupon, Promotion } from './promotion.ts';
import { Shipment } from './shipment.ts';

/** The objects of a shop, with the business's own product2 in place of the plain one. */
export function commerceObjects(product: ObjectDeclaration = product2): readonly ObjectDeclaration[] {
  return [
    product,
    ProductMedia,
    Pricebook2,
    PricebookEntry,
    CurrencyRate,
    ProductCategory,
    ProductCategoryProduct,
    WebStore,
    WebCart,
    CartDeliveryGroup,
    CartItem,
    Promotion,
    Coupon,
    CartCoupon,
    OrderSummary,
    OrderDeliveryGroupSummary,
    OrderItemSummary,
    Shipment,
    CartCheckout,
    OrderApproval,
    ExternalManagedAccount,
    BuyerGroup,
    BuyerGroupMember,
    BuyerGroupPricebook,
    CommerceEntitlementPolicy,
    CommerceEntitlementProduct,
    CommerceEntitlementBuyerGroup,
  ];
}

declare module '@relab/database/tables' {
  interface Tables {
    readonly buyer_group: TableOf<typeof BuyerGroup>;
    readonly buyer_group_member: TableOf<typeof BuyerGroupMember>;
    readonly buyer_group_pricebook: TableOf<typeof BuyerGroupPricebook>;
    readonly cart_checkout: TableOf<typeof CartCheckout>;
    readonly cart_coupon: TableOf<typeof CartCoupon>;
    readonly cart_delivery_group: TableOf<typeof CartDeliveryGroup>;
    readonly cart_item: TableOf<typeof CartItem>;
    readonly commerce_entitlement_buyer_group: TableOf<typeof CommerceEntitlementBuyerGroup>;
    readonly commerce_entitlement_policy: TableOf<typeof CommerceEntitlementPolicy>;
    readonly commerce_entitlement_product: TableOf<typeof CommerceEntitlementProduct>;
    readonly coupon: TableOf<typeof Coupon>;
    readonly currency_rate: TableOf<typeof CurrencyRate>;
    readonly external_managed_account: TableOf<typeof ExternalManagedAccount>;
    readonly order_approval: TableOf<typeof OrderApproval>;
    readonly order_delivery_group_summary: TableOf<typeof OrderDeliveryGroupSummary>;
    readonly order_item_summary: TableOf<typeof OrderItemSummary>;
    readonly order_summary: TableOf<typeof OrderSummary>;
    readonly pricebook2: TableOf<typeof Pricebook2>;
    readonly pricebook_entry: TableOf<typeof PricebookEntry>;
    readonly product2: TableOf<typeof product2>;
    readonly product_category: TableOf<typeof ProductCategory>;
    readonly product_category_product: TableOf<typeof ProductCategoryProduct>;
    readonly product_media: TableOf<typeof ProductMedia>;
    readonly promotion: TableOf<typeof Promotion>;
    readonly shipment: TableOf<typeof Shipment>;
    readonly web_cart: TableOf<typeof WebCart>;
    readonly web_store: TableOf<typeof WebStore>;
  }
}
