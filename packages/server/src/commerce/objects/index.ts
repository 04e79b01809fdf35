import type { ObjectDeclaration } from '../../objects/index.ts';
import { CartCoupon, CartItem, WebCart } from './cart.ts';
import { ProductCategory, ProductCategoryProduct, WebStore } from './category.ts';
import { CartCheckout } from './checkout.ts';
import { OrderSummary } from './order.ts';
import { OrderItemSummary } from './order-item.ts';
import { PricebookEntry, ProductMedia, product2 } from './product.ts';
import { Coupon, Promotion } from './promotion.ts';
import { Shipment } from './shipment.ts';

/** The objects of a shop, with the business's own product2 in place of the plain one. */
export function commerceObjects(product: ObjectDeclaration = product2): readonly ObjectDeclaration[] {
  return [
    product,
    ProductMedia,
    PricebookEntry,
    ProductCategory,
    ProductCategoryProduct,
    WebStore,
    WebCart,
    CartItem,
    Promotion,
    Coupon,
    CartCoupon,
    OrderSummary,
    OrderItemSummary,
    Shipment,
    CartCheckout,
  ];
}
