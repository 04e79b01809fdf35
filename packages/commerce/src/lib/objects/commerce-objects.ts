import type { TableOf, TablesOf } from '@relab/database';
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
import { ReturnOrder, ReturnOrderLineItem } from './return-order.ts';
import { Shipment } from './shipment.ts';
import { ShipmentItem } from './shipment-item.ts';

const objects = {
  product_media: ProductMedia,
  pricebook2: Pricebook2,
  pricebook_entry: PricebookEntry,
  currency_rate: CurrencyRate,
  product_category: ProductCategory,
  product_category_product: ProductCategoryProduct,
  web_store: WebStore,
  web_cart: WebCart,
  cart_delivery_group: CartDeliveryGroup,
  cart_item: CartItem,
  promotion: Promotion,
  coupon: Coupon,
  cart_coupon: CartCoupon,
  order_summary: OrderSummary,
  order_delivery_group_summary: OrderDeliveryGroupSummary,
  order_item_summary: OrderItemSummary,
  shipment: Shipment,
  shipment_item: ShipmentItem,
  return_order: ReturnOrder,
  return_order_line_item: ReturnOrderLineItem,
  cart_checkout: CartCheckout,
  order_approval: OrderApproval,
  external_managed_account: ExternalManagedAccount,
  buyer_group: BuyerGroup,
  buyer_group_member: BuyerGroupMember,
  buyer_group_pricebook: BuyerGroupPricebook,
  commerce_entitlement_policy: CommerceEntitlementPolicy,
  commerce_entitlement_product: CommerceEntitlementProduct,
  commerce_entitlement_buyer_group: CommerceEntitlementBuyerGroup,
};

/** The objects of a shop, with the business's own product2 in place of the plain one. */
export const commerceObjects = (product: ObjectDeclaration = product2): readonly ObjectDeclaration[] => [
  product,
  ...Object.values(objects),
];

declare module '@relab/database/tables' {
  interface Tables extends TablesOf<typeof objects> {
    readonly product2: TableOf<typeof product2>;
  }
}
