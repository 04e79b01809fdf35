export type { AgreedPrice, AgreedPrices } from './agreed-price/agreed-prices.ts';
export type { CartLimits } from './cart/limit-carts.ts';
export {
  type PublicPage,
  publicCategories,
  publicProductParts,
  publicProducts,
} from './catalogue/public-pages.ts';
export type { DeliveryRule, DeliveryZone, Surcharge } from './checkout/delivery.ts';
export { commerceJobs } from './commerce-jobs.ts';
export { commerceMigrations } from './commerce-migrations.ts';
export { commerceRoutes } from './commerce-routes.ts';
export { deliverySentences } from './delivery/obstacle.ts';
export { startHousekeeping } from './housekeeping/housekeeping-job.ts';
export type { Seller } from './invoice/seller.ts';
export { type ShopLanguage, type SpeakingShop, shopLanguage } from './mails/shop-language.ts';
export { countWords, dayWords, moneyWords } from './mails/words.ts';
export type { Market } from './market/market.ts';
export { localeOf } from './market/market.ts';
export { BuyerGroup, BuyerGroupMember, BuyerGroupPricebook } from './objects/buyer-group.ts';
export { CurrencyRate } from './objects/currency-rate.ts';
export {
  CommerceEntitlementBuyerGroup,
  CommerceEntitlementPolicy,
  CommerceEntitlementProduct,
} from './objects/entitlement.ts';
export { commerceObjects } from './objects/index.ts';
export { ExternalManagedAccount } from './objects/managed-account.ts';
export { OrderSummary } from './objects/order.ts';
export { Pricebook2 } from './objects/price-book.ts';
export { PricebookEntry, product2 } from './objects/product.ts';
export type { CommerceOptions } from './options.ts';
export type { TermsOfSale } from './order/accepted-terms.ts';
export { forgetDocuments } from './order/forget-documents.ts';
export type { PaymentOptions } from './payment/payment-options.ts';
export { paymentWebhook, type WebhookOptions } from './payment/payment-webhook.ts';
export { createStripe, type StripeOptions } from './payment/stripe.ts';
export { prepareCommerce } from './prepare-commerce.ts';
export type { ProductTexts, ProductTranslations } from './product-texts.ts';
export { categoryFacet, type FacetOption, priceFacet } from './search/facet.ts';
export { defaultSortRules, type SortRule, sortRulesOf } from './search/sort-rule.ts';
export { type CategoryInput, putCategories } from './seeding/put-categories.ts';
export {
  type MediaInput,
  type ProductInput,
  type PutOptions,
  putProduct,
  putProducts,
} from './seeding/put-products.ts';
export { type PromotionInput, putPromotions } from './seeding/put-promotions.ts';
export { putRates } from './seeding/put-rates.ts';
export { commerceTables } from './tables/index.ts';
export type { TaxableLine, TaxCalculator, TaxedLine, TaxRequest } from './tax/tax-calculator.ts';
export { type TaxRates, taxNotes } from './tax/tax-table.ts';
export type { VatNumberService, VatNumberStatus } from './tax/vat-number-service.ts';
export { createVies, type ViesOptions } from './tax/vies.ts';
export type { UnconfirmedBuyerLimits } from './unconfirmed-limits.ts';
