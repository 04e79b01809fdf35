export type { AgreedPrice, AgreedPrices } from './lib/agreed-price/agreed-prices.ts';
export type { CartLimits } from './lib/cart/limit-carts.ts';
export {
  type PublicPage,
  publicCategories,
  publicProductParts,
  publicProducts,
} from './lib/catalogue/public-pages.ts';
export type { DeliveryRule, DeliveryZone, Surcharge } from './lib/checkout/delivery.ts';
export { commerceJobs } from './lib/commerce-jobs.ts';
export { commerceMigrations } from './lib/commerce-migrations.ts';
export { commerceRoutes } from './lib/commerce-routes.ts';
export { deliverySentences } from './lib/delivery/obstacle.ts';
export { startHousekeeping } from './lib/housekeeping/housekeeping-job.ts';
export type { Seller } from './lib/invoice/seller.ts';
export { type ShopLanguage, type SpeakingShop, shopLanguage } from './lib/mails/shop-language.ts';
export { countWords, dayWords, moneyWords } from './lib/mails/words.ts';
export { localeOf, type Market } from './lib/market/market.ts';
export { BuyerGroup, BuyerGroupMember, BuyerGroupPricebook } from './lib/objects/buyer-group.ts';
export { commerceObjects } from './lib/objects/commerce-objects.ts';
export { CurrencyRate } from './lib/objects/currency-rate.ts';
export {
  CommerceEntitlementBuyerGroup,
  CommerceEntitlementPolicy,
  CommerceEntitlementProduct,
} from './lib/objects/entitlement.ts';
export { ExternalManagedAccount } from './lib/objects/managed-account.ts';
export { OrderSummary } from './lib/objects/order.ts';
export { Pricebook2 } from './lib/objects/price-book.ts';
export { PricebookEntry, product2 } from './lib/objects/product.ts';
export type { CommerceOptions } from './lib/options.ts';
export type { TermsOfSale } from './lib/order/accepted-terms.ts';
export { forgetDocuments } from './lib/order/forget-documents.ts';
export type { PaymentOptions } from './lib/payment/payment-options.ts';
export { paymentWebhook, type WebhookOptions } from './lib/payment/payment-webhook.ts';
export { createStripe, type StripeOptions } from './lib/payment/stripe.ts';
export { prepareCommerce } from './lib/prepare-commerce.ts';
export type { ProductTexts, ProductTranslations } from './lib/product-texts.ts';
export { categoryFacet, type FacetOption, priceFacet } from './lib/search/facet.ts';
export { defaultSortRules, type SortRule, sortRulesOf } from './lib/search/sort-rule.ts';
export { type CategoryInput, putCategories } from './lib/seeding/put-categories.ts';
export {
  type MediaInput,
  type ProductInput,
  type PutOptions,
  putProduct,
  putProducts,
} from './lib/seeding/put-products.ts';
export { type PromotionInput, putPromotions } from './lib/seeding/put-promotions.ts';
export { putRates } from './lib/seeding/put-rates.ts';
export { commerceTables } from './lib/tables/commerce-tables.ts';
export type { TaxableLine, TaxCalculator, TaxedLine, TaxRequest } from './lib/tax/tax-calculator.ts';
export { type TaxRates, taxNotes } from './lib/tax/tax-table.ts';
export type { VatNumberService, VatNumberStatus } from './lib/tax/vat-number-service.ts';
export { createVies, type ViesOptions } from './lib/tax/vies.ts';
export type { UnconfirmedBuyerLimits } from './lib/unconfirmed-limits.ts';
