export {
  type PublicPage,
  publicCategories,
  publicProductParts,
  publicProducts,
} from './lib/catalogue/public-pages.ts';
export { commerceJobs } from './lib/commerce-jobs.ts';
export { commerceMigrations } from './lib/commerce-migrations.ts';
export { commerceRoutes } from './lib/commerce-routes.ts';
export { deliverySentences } from './lib/delivery/obstacle.ts';
export type { DeliveryRule, DeliveryZone, Surcharge } from './lib/delivery-rules/delivery-rule.ts';
export { deleteOrders, lockOldOrders, type OrdersWithParts } from './lib/housekeeping/delete-orders.ts';
export { eraseCarts } from './lib/housekeeping/erase-carts.ts';
export { commercePurges, commerceRetention, type Purging } from './lib/housekeeping/retention.ts';
export { formatCount, formatDay, formatMoney } from './lib/language/format-values.ts';
export type { ProductTexts, ProductTranslations } from './lib/language/product-texts.ts';
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
export type { AgreedPrice, AgreedPrices } from './lib/options/agreed-prices.ts';
export type { CartLimits } from './lib/options/cart-limits.ts';
export type { CatalogueSnapshotOptions } from './lib/options/catalogue-snapshot-options.ts';
export { categoryFacet, type FacetOption, priceFacet } from './lib/options/facet.ts';
export type { CommerceOptions } from './lib/options/options.ts';
export type { Seller } from './lib/options/seller.ts';
export { defaultSortRules, type SortRule, sortRulesOf } from './lib/options/sort-rule.ts';
export type { TermsOfSale } from './lib/options/terms-of-sale.ts';
export type { UnconfirmedBuyerLimits } from './lib/options/unconfirmed-limits.ts';
export { purgeDocuments } from './lib/order/purge-documents.ts';
export { paymentWebhook, type WebhookOptions } from './lib/payment/payment-webhook.ts';
export type { PaymentOptions } from './lib/payment-provider/payment-provider.ts';
export { createStripe, type StripeOptions } from './lib/payment-provider/stripe.ts';
export { prepareCommerce } from './lib/prepare-commerce.ts';
export type {
  Completion,
  CompletionQuery,
  FoundListings,
  ListingQuery,
  SearchEngine,
  SearchReader,
} from './lib/search-engine/search-engine.ts';
export { insertFirstRates } from './lib/seeding/insert-first-rates.ts';
export { type FilledCategory, openProducts, productTables } from './lib/seeding/load-products.ts';
export { openSearch, searchTables } from './lib/seeding/load-search.ts';
export type { MediaInput, ProductInput } from './lib/seeding/product-input.ts';
export { readSearchLetters, type SearchLetters } from './lib/seeding/search-text.ts';
export { type CategoryInput, upsertCategories } from './lib/seeding/upsert-categories.ts';
export { type UpsertOptions, upsertProduct, upsertProducts } from './lib/seeding/upsert-products.ts';
export { type PromotionInput, upsertPromotions } from './lib/seeding/upsert-promotions.ts';
export { type ShopLanguage, shopLanguage, type TranslatedShop } from './lib/shop-language/shop-language.ts';
export { commerceTables } from './lib/tables/commerce-tables.ts';
export type { TaxableLine, TaxCalculator, TaxedLine, TaxRequest } from './lib/tax/tax-calculator.ts';
export { type TaxRates, taxNotes } from './lib/tax/tax-table.ts';
export type { VatNumberService, VatNumberStatus } from './lib/tax/vat-number-service.ts';
export { createVies, type ViesOptions } from './lib/tax/vies.ts';
