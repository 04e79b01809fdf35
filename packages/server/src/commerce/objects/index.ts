import type { ObjectDeclaration } from '../../objects/index.ts';
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
