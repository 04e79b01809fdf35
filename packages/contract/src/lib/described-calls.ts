// Written by `npm run entries` from the declarations: an export marked `@internal` is left out.

import {
  getGlobalActionsResponses,
  getLookupActionsResponses,
  getObjectCreateActionsResponses,
  getRecordActionsResponses,
  getRecordEditActionsResponses,
} from './actions/action.ts';
import {
  getActionOverridesResponses,
  getFlexipageFormulaActivationsResponses,
} from './actions/action-override.ts';
import {
  getFlexipageActionsResponses,
  getListViewActionsResponses,
  getMruListActionsResponses,
  getPhotoActionsResponses,
} from './actions/page-action.ts';
import {
  getQuickActionDefaultsResponses,
  getQuickActionInfoResponses,
  getQuickActionLayoutResponses,
  performQuickActionResponses,
  performUpdateRecordQuickActionResponses,
} from './actions/quick-action.ts';
import {
  getRelatedListActionsResponses,
  getRelatedListRecordActionsResponses,
  getRelatedListsActionsResponses,
} from './actions/related-list-action.ts';
import { checkListingsResponses, getListingIssuesResponses } from './administration/listing-issue.ts';
import {
  createProgramResponses,
  deleteProgramResponses,
  endProgramTokensResponses,
  getProgramsResponses,
  rotateProgramSecretResponses,
  updateProgramResponses,
} from './administration/program.ts';
import {
  cancelQueueJobResponses,
  getQueueJobCountsResponses,
  getQueueJobsResponses,
  runQueueJobAgainResponses,
} from './administration/queue-job.ts';
import { getReportResponses, getReportsResponses } from './administration/report.ts';
import { getSimilarSalesResponses } from './administration/similar-sale.ts';
import { getSystemHealthResponses } from './administration/system-health.ts';
import { getUndeliveredMailsResponses } from './administration/undelivered-mail.ts';
import {
  endUserAccessResponses,
  getUserAccessResponses,
  inviteUserResponses,
  sendUserInvitationResponses,
  sendUserPasswordResetResponses,
} from './administration/user-access.ts';
import { getConsentResponses, setConsentResponses } from './analytics/consent.ts';
import { sendAnalyticsEventsResponses } from './analytics/events.ts';
import { getAppDetailsResponses, getAppsResponses } from './apps/app.ts';
import { getNavItemsResponses } from './apps/nav-item.ts';
import { getActiveThemeResponses } from './apps/theme.ts';
import { getUserNavItemsResponses, updateUserNavItemsResponses } from './apps/user-nav-item.ts';
import { getRecordAvatarsResponses, updateRecordAvatarResponses } from './avatars/avatar.ts';
import {
  deleteCartResponses,
  dismissCartProblemsResponses,
  getCartSummaryResponses,
  getOrCreateCartResponses,
  preserveCartResponses,
} from './commerce/cart/cart.ts';
import { applyCouponToCartResponses, deleteCouponFromCartResponses } from './commerce/cart/cart-coupons.ts';
import { changeCartCurrencyResponses } from './commerce/cart/cart-currency.ts';
import {
  addItemsToCartResponses,
  addItemToCartResponses,
  deleteItemFromCartResponses,
  getCartItemsResponses,
  updateItemInCartResponses,
} from './commerce/cart/cart-items.ts';
import { getCartProductsResponses } from './commerce/cart/cart-products.ts';
import { cloneCartResponses } from './commerce/cart/clone-cart.ts';
import {
  arrangeDeliveryGroupItemsResponses,
  createDeliveryGroupResponses,
  deleteDeliveryGroupResponses,
  getDeliveryGroupResponses,
  getDeliveryGroupsResponses,
  updateDeliveryGroupResponses,
} from './commerce/cart/delivery-group.ts';
import {
  getPayNowCartResponses,
  leavePayNowCartResponses,
  takePayNowCartResponses,
} from './commerce/cart/pay-now.ts';
import { releaseInventoryResponses, reserveInventoryResponses } from './commerce/cart/reservation.ts';
import {
  getProductCategoryChildrenResponses,
  getProductCategoryPathResponses,
  getProductCategoryResponses,
} from './commerce/catalogue/category.ts';
import {
  getProductPriceResponses,
  getProductPricesResponses,
  getProductResponses,
  getProductsResponses,
} from './commerce/catalogue/product.ts';
import {
  getSearchSuggestionsResponses,
  getSortRulesResponses,
  postProductSearchResponses,
  searchProductsResponses,
} from './commerce/catalogue/search.ts';
import {
  addCheckoutPaymentResponses,
  getCheckoutResponses,
  placeOrderResponses,
  startCheckoutResponses,
  updateCheckoutResponses,
} from './commerce/checkout/checkout.ts';
import {
  approveOrderResponses,
  getOrderApprovalsResponses,
  rejectOrderResponses,
  withdrawApprovalResponses,
} from './commerce/checkout/order-approval.ts';
import {
  attachPurchaseOrderResponses,
  detachPurchaseOrderResponses,
  downloadCreditNoteResponses,
  downloadInvoiceResponses,
  downloadOrderDocumentResponses,
} from './commerce/checkout/purchase-order-document.ts';
import {
  createShipmentResponses,
  downloadPackingSlipResponses,
  downloadShipmentLabelsResponses,
  getOrderFulfillmentResponses,
} from './commerce/order-management/order-fulfillment.ts';
import {
  cancelReturnOrderResponses,
  createReturnOrderResponses,
  downloadReturnCreditNoteResponses,
  receiveReturnOrderResponses,
  refundReturnOrderResponses,
} from './commerce/order-management/return-order.ts';
import { getOrderSummariesResponses, getOrderSummaryResponses } from './commerce/orders/order.ts';
import {
  cancelUnpaidOrderResponses,
  checkOrderPaymentResponses,
  claimGuestOrdersResponses,
  confirmOrderResponses,
  payOrderResponses,
  reorderResponses,
  requestOrderCancellationResponses,
} from './commerce/orders/order-actions.ts';
import {
  getAiConfigurationResponses,
  getAppContextResponses,
  getSessionContextResponses,
} from './commerce/session/context.ts';
import {
  getEffectiveAccountResponses,
  getExternalManagedAccountsResponses,
} from './commerce/session/managed-account.ts';
import { getAuthoringCollectionResponses } from './content/authoring/documents/authoring-collection.ts';
import { cloneManagedContentResponses } from './content/authoring/documents/clone.ts';
import {
  createManagedContentResponses,
  createManagedContentVariantResponses,
  deleteManagedContentVariantResponses,
  getManagedContentForSiteResponses,
  getManagedContentResponses,
  getManagedContentVariantResponses,
  getManagedContentVariantVersionsResponses,
  replaceManagedContentVariantResponses,
} from './content/authoring/documents/document.ts';
import {
  getContentProvidersResponses,
  getContentTypesByMixinResponses,
  getPreviewEndpointsResponses,
  getSingleItemContentResponses,
} from './content/authoring/documents/offer.ts';
import {
  createPreviewLinkResponses,
  getContentPreviewResponses,
} from './content/authoring/documents/preview.ts';
import {
  getManagedContentReferencedByResponses,
  getManagedContentVariantReferencesResponses,
} from './content/authoring/documents/reference.ts';
import { getManagedContentRenditionResponses } from './content/authoring/documents/rendition.ts';
import { searchManagedContentItemsResponses } from './content/authoring/documents/search.ts';
import { translateManagedContentResponses } from './content/authoring/documents/translation.ts';
import {
  getManagedContentWebUrlsResponses,
  updateManagedContentWebUrlResponses,
} from './content/authoring/documents/web-url.ts';
import {
  createDeploymentResponses,
  createScheduleResponses,
  getDeploymentsResponses,
  updateScheduleResponses,
} from './content/authoring/publishing/deployment.ts';
import {
  publishManagedContentResponses,
  unpublishManagedContentResponses,
} from './content/authoring/publishing/publishing.ts';
import {
  createFolderResponses,
  getFolderItemsResponses,
  getFolderItemsSortedResponses,
  getFolderResponses,
  getFolderSharesResponses,
  getFolderShareTargetsResponses,
  updateFolderSharesResponses,
} from './content/authoring/spaces/folder.ts';
import {
  createTranslationJobResponses,
  exportContentResponses,
  getJobResponses,
  getJobsResponses,
  importContentResponses,
} from './content/authoring/spaces/job.ts';
import {
  getOrchestratorConfigResponses,
  updateOrchestratorConfigResponses,
} from './content/authoring/spaces/orchestrator.ts';
import {
  createManagedContentSpaceResponses,
  getManagedContentSpaceByFullyQualifiedNameResponses,
  getManagedContentSpaceResponses,
  getManagedContentSpacesResponses,
  updateManagedContentSpaceResponses,
} from './content/authoring/spaces/space.ts';
import {
  getManagedContentTaxonomyTermsResponses,
  updateManagedContentTaxonomyTermsResponses,
} from './content/authoring/spaces/taxonomy.ts';
import { listContentInternalResponses, listContentResponses } from './content/community.ts';
import {
  getCollectionItemsForChannelResponses,
  getCollectionItemsForSiteResponses,
  getCollectionMetadataForChannelResponses,
  getCollectionMetadataForSiteResponses,
  getContentForChannelResponses,
  getContentForSiteResponses,
  getContentsForChannelResponses,
  getContentsForSiteResponses,
} from './content/delivery.ts';
import {
  deleteFormSubmissionResponses,
  getFormEmbedScriptResponses,
  getFormSubmissionsResponses,
  submitFormResponses,
} from './content/form.ts';
import { getNavigationMenuItemsResponses } from './content/navigation-menu.ts';
import { getRecordSeoPropertiesResponses } from './content/seo.ts';
import type { DescribedCall } from './described-call.ts';
import { findDuplicatesResponses, getDuplicateConfigurationResponses } from './duplicates/duplicate.ts';
import {
  createFavoriteResponses,
  deleteFavoriteResponses,
  getFavoriteResponses,
  getFavoritesResponses,
  noteFavoriteUseResponses,
  updateFavoriteResponses,
  updateFavoritesResponses,
} from './favorites/favorite.ts';
import {
  createContentDocumentAndVersionResponses,
  createContentVersionResponses,
} from './files/content-version.ts';
import {
  createRecordWithPicturesResponses,
  showUploadedPictureResponses,
  uploadPictureResponses,
} from './files/picture-upload.ts';
import {
  exportHistoryResponses,
  getHistoryResponses,
  getRecordHistoryResponses,
} from './history/record-history.ts';
import { getDeletedRecordsResponses, undeleteRecordResponses } from './history/recycle-bin.ts';
import { getCurrentUserResponses } from './identity/current-user.ts';
import {
  confirmEmailResponses,
  getEmailVerificationResponses,
  requestEmailVerificationResponses,
} from './identity/email-verification.ts';
import { getMailNoticeResponses, stopMailNoticeResponses } from './identity/notice.ts';
import {
  requestPasswordResetResponses,
  resetPasswordResponses,
  signInResponses,
  signOutResponses,
  signUpResponses,
} from './identity/session.ts';
import { getLayoutResponses } from './layouts/layout.ts';
import { getLayoutUserStateResponses, updateLayoutUserStateResponses } from './layouts/layout-user-state.ts';
import { getPathLayoutResponses } from './layouts/path-layout.ts';
import {
  createListInfoResponses,
  deleteListInfoResponses,
  getListInfoByListViewIdResponses,
  getListInfoByNameResponses,
  getListInfosByNameResponses,
  getListInfosByObjectNameResponses,
  getMruListInfoResponses,
  updateListInfoByNameResponses,
} from './lists/list-info.ts';
import { getListObjectInfoResponses } from './lists/list-object-info.ts';
import { getListPreferencesResponses, updateListPreferencesResponses } from './lists/list-preferences.ts';
import {
  getListRecordsByApiNameResponses,
  getListRecordsByListViewIdResponses,
  getListRecordsByNameResponses,
  getMruListRecordsResponses,
} from './lists/list-records.ts';
import {
  getListUiByApiNameResponses,
  getListUiByListViewIdResponses,
  getMruListUiResponses,
} from './lists/list-ui.ts';
import { getListViewSummaryCollectionResponses } from './lists/list-view-summary.ts';
import { getRecentRecordsResponses } from './lists/recent-records.ts';
import {
  getObjectInfoDirectoryResponses,
  getObjectInfoResponses,
  getObjectInfosResponses,
} from './object-info/object-info.ts';
import {
  getPicklistValuesByRecordTypeResponses,
  getPicklistValuesResponses,
} from './object-info/picklist-values.ts';
import {
  createRecordResponses,
  deleteRecordResponses,
  getRecordResponses,
  getRecordsResponses,
  updateRecordResponses,
} from './records/record.ts';
import { getRecordChildrenResponses } from './records/record-children.ts';
import {
  getRecordCloneDefaultsResponses,
  getRecordCreateDefaultsResponses,
  getRecordTemplateCloneResponses,
  getRecordTemplateCreateResponses,
} from './records/record-defaults.ts';
import { executeBatchRecordOperationsResponses } from './records/record-operations.ts';
import { getRecordUiResponses } from './records/record-ui.ts';
import {
  getRelatedListCountResponses,
  getRelatedListsCountResponses,
} from './related-lists/related-list-count.ts';
import {
  getRelatedListInfoBatchResponses,
  getRelatedListInfoResponses,
  getRelatedListsInfoResponses,
  updateRelatedListInfoResponses,
} from './related-lists/related-list-info.ts';
import {
  getRelatedListPreferencesBatchResponses,
  getRelatedListPreferencesResponses,
  updateRelatedListPreferencesResponses,
} from './related-lists/related-list-preferences.ts';
import {
  getRelatedListRecordsBatchByNamesResponses,
  getRelatedListRecordsBatchResponses,
  getRelatedListRecordsByNameResponses,
  getRelatedListRecordsResponses,
} from './related-lists/related-list-records.ts';
import {
  getLookupRecordsByFieldResponses,
  getLookupRecordsByTargetResponses,
  getLookupRecordsResponses,
} from './search/lookup.ts';
import { getKeywordSearchResultsResponses, getSearchResultsResponses } from './search/search.ts';
import {
  getLookupMetadataResponses,
  getSearchFilterMetadataResponses,
  getSearchFilterOptionsResponses,
} from './search/search-info.ts';
import {
  continueQueryResponses,
  createSobjectRowResponses,
  deleteSobjectRowResponses,
  describeSobjectResponses,
  getResourcesResponses,
  getSobjectResponses,
  getSobjectRowResponses,
  getSobjectsResponses,
  getVersionsResponses,
  runQueryResponses,
  updateSobjectRowResponses,
} from './sobjects/sobject.ts';
import {
  createSobjectRowsResponses,
  deleteSobjectRowsResponses,
  getSobjectRowsByQueryResponses,
  getSobjectRowsResponses,
  updateSobjectRowsResponses,
} from './sobjects/sobject-collection.ts';

/** Every call with the schemas of its responses: what OpenAPI is written from, and tests check by. */
export const describedCalls: readonly DescribedCall[] = [
  getActionOverridesResponses,
  getFlexipageFormulaActivationsResponses,
  getGlobalActionsResponses,
  getLookupActionsResponses,
  getObjectCreateActionsResponses,
  getRecordActionsResponses,
  getRecordEditActionsResponses,
  getFlexipageActionsResponses,
  getListViewActionsResponses,
  getMruListActionsResponses,
  getPhotoActionsResponses,
  getQuickActionLayoutResponses,
  getQuickActionInfoResponses,
  getQuickActionDefaultsResponses,
  performUpdateRecordQuickActionResponses,
  performQuickActionResponses,
  getRelatedListRecordActionsResponses,
  getRelatedListsActionsResponses,
  getRelatedListActionsResponses,
  getListingIssuesResponses,
  checkListingsResponses,
  getProgramsResponses,
  createProgramResponses,
  updateProgramResponses,
  rotateProgramSecretResponses,
  endProgramTokensResponses,
  deleteProgramResponses,
  getQueueJobsResponses,
  getQueueJobCountsResponses,
  runQueueJobAgainResponses,
  cancelQueueJobResponses,
  getReportsResponses,
  getReportResponses,
  getSimilarSalesResponses,
  getSystemHealthResponses,
  getUndeliveredMailsResponses,
  inviteUserResponses,
  sendUserInvitationResponses,
  sendUserPasswordResetResponses,
  getUserAccessResponses,
  endUserAccessResponses,
  getConsentResponses,
  setConsentResponses,
  sendAnalyticsEventsResponses,
  getAppsResponses,
  getAppDetailsResponses,
  getNavItemsResponses,
  getActiveThemeResponses,
  getUserNavItemsResponses,
  updateUserNavItemsResponses,
  getRecordAvatarsResponses,
  updateRecordAvatarResponses,
  applyCouponToCartResponses,
  deleteCouponFromCartResponses,
  changeCartCurrencyResponses,
  getCartItemsResponses,
  addItemToCartResponses,
  addItemsToCartResponses,
  updateItemInCartResponses,
  deleteItemFromCartResponses,
  getCartProductsResponses,
  getCartSummaryResponses,
  getOrCreateCartResponses,
  dismissCartProblemsResponses,
  deleteCartResponses,
  preserveCartResponses,
  cloneCartResponses,
  getDeliveryGroupsResponses,
  getDeliveryGroupResponses,
  createDeliveryGroupResponses,
  updateDeliveryGroupResponses,
  deleteDeliveryGroupResponses,
  arrangeDeliveryGroupItemsResponses,
  getPayNowCartResponses,
  takePayNowCartResponses,
  leavePayNowCartResponses,
  reserveInventoryResponses,
  releaseInventoryResponses,
  getProductCategoryResponses,
  getProductCategoryChildrenResponses,
  getProductCategoryPathResponses,
  getProductResponses,
  getProductsResponses,
  getProductPriceResponses,
  getProductPricesResponses,
  searchProductsResponses,
  postProductSearchResponses,
  getSearchSuggestionsResponses,
  getSortRulesResponses,
  startCheckoutResponses,
  getCheckoutResponses,
  updateCheckoutResponses,
  addCheckoutPaymentResponses,
  placeOrderResponses,
  getOrderApprovalsResponses,
  approveOrderResponses,
  rejectOrderResponses,
  withdrawApprovalResponses,
  attachPurchaseOrderResponses,
  detachPurchaseOrderResponses,
  downloadInvoiceResponses,
  downloadCreditNoteResponses,
  downloadOrderDocumentResponses,
  getOrderFulfillmentResponses,
  createShipmentResponses,
  downloadPackingSlipResponses,
  downloadShipmentLabelsResponses,
  createReturnOrderResponses,
  receiveReturnOrderResponses,
  refundReturnOrderResponses,
  cancelReturnOrderResponses,
  downloadReturnCreditNoteResponses,
  payOrderResponses,
  checkOrderPaymentResponses,
  cancelUnpaidOrderResponses,
  confirmOrderResponses,
  requestOrderCancellationResponses,
  reorderResponses,
  claimGuestOrdersResponses,
  getOrderSummariesResponses,
  getOrderSummaryResponses,
  getAppContextResponses,
  getSessionContextResponses,
  getAiConfigurationResponses,
  getExternalManagedAccountsResponses,
  getEffectiveAccountResponses,
  getAuthoringCollectionResponses,
  cloneManagedContentResponses,
  getManagedContentResponses,
  getManagedContentForSiteResponses,
  getManagedContentVariantResponses,
  getManagedContentVariantVersionsResponses,
  createManagedContentResponses,
  createManagedContentVariantResponses,
  replaceManagedContentVariantResponses,
  deleteManagedContentVariantResponses,
  getContentTypesByMixinResponses,
  getContentProvidersResponses,
  getPreviewEndpointsResponses,
  getSingleItemContentResponses,
  createPreviewLinkResponses,
  getContentPreviewResponses,
  getManagedContentVariantReferencesResponses,
  getManagedContentReferencedByResponses,
  getManagedContentRenditionResponses,
  searchManagedContentItemsResponses,
  translateManagedContentResponses,
  getManagedContentWebUrlsResponses,
  updateManagedContentWebUrlResponses,
  getDeploymentsResponses,
  createDeploymentResponses,
  createScheduleResponses,
  updateScheduleResponses,
  publishManagedContentResponses,
  unpublishManagedContentResponses,
  getFolderResponses,
  getFolderItemsResponses,
  getFolderItemsSortedResponses,
  getFolderShareTargetsResponses,
  getFolderSharesResponses,
  createFolderResponses,
  updateFolderSharesResponses,
  getJobsResponses,
  getJobResponses,
  exportContentResponses,
  importContentResponses,
  createTranslationJobResponses,
  getOrchestratorConfigResponses,
  updateOrchestratorConfigResponses,
  getManagedContentSpacesResponses,
  getManagedContentSpaceResponses,
  getManagedContentSpaceByFullyQualifiedNameResponses,
  createManagedContentSpaceResponses,
  updateManagedContentSpaceResponses,
  getManagedContentTaxonomyTermsResponses,
  updateManagedContentTaxonomyTermsResponses,
  listContentResponses,
  listContentInternalResponses,
  getContentForSiteResponses,
  getContentForChannelResponses,
  getContentsForSiteResponses,
  getContentsForChannelResponses,
  getCollectionItemsForSiteResponses,
  getCollectionItemsForChannelResponses,
  getCollectionMetadataForSiteResponses,
  getCollectionMetadataForChannelResponses,
  getFormEmbedScriptResponses,
  submitFormResponses,
  getFormSubmissionsResponses,
  deleteFormSubmissionResponses,
  getNavigationMenuItemsResponses,
  getRecordSeoPropertiesResponses,
  getDuplicateConfigurationResponses,
  findDuplicatesResponses,
  getFavoritesResponses,
  getFavoriteResponses,
  createFavoriteResponses,
  updateFavoriteResponses,
  deleteFavoriteResponses,
  updateFavoritesResponses,
  noteFavoriteUseResponses,
  createContentDocumentAndVersionResponses,
  createContentVersionResponses,
  uploadPictureResponses,
  showUploadedPictureResponses,
  createRecordWithPicturesResponses,
  getRecordHistoryResponses,
  getHistoryResponses,
  exportHistoryResponses,
  getDeletedRecordsResponses,
  undeleteRecordResponses,
  getCurrentUserResponses,
  getEmailVerificationResponses,
  requestEmailVerificationResponses,
  confirmEmailResponses,
  getMailNoticeResponses,
  stopMailNoticeResponses,
  signUpResponses,
  signInResponses,
  requestPasswordResetResponses,
  resetPasswordResponses,
  signOutResponses,
  getLayoutUserStateResponses,
  updateLayoutUserStateResponses,
  getLayoutResponses,
  getPathLayoutResponses,
  getListInfoByNameResponses,
  getListInfosByObjectNameResponses,
  getListInfoByListViewIdResponses,
  getMruListInfoResponses,
  getListInfosByNameResponses,
  createListInfoResponses,
  updateListInfoByNameResponses,
  deleteListInfoResponses,
  getListObjectInfoResponses,
  getListPreferencesResponses,
  updateListPreferencesResponses,
  getListRecordsByNameResponses,
  getListRecordsByApiNameResponses,
  getListRecordsByListViewIdResponses,
  getMruListRecordsResponses,
  getListUiByApiNameResponses,
  getListUiByListViewIdResponses,
  getMruListUiResponses,
  getListViewSummaryCollectionResponses,
  getRecentRecordsResponses,
  getObjectInfoResponses,
  getObjectInfosResponses,
  getObjectInfoDirectoryResponses,
  getPicklistValuesByRecordTypeResponses,
  getPicklistValuesResponses,
  getRecordChildrenResponses,
  getRecordCreateDefaultsResponses,
  getRecordCloneDefaultsResponses,
  getRecordTemplateCloneResponses,
  getRecordTemplateCreateResponses,
  executeBatchRecordOperationsResponses,
  getRecordUiResponses,
  getRecordResponses,
  getRecordsResponses,
  createRecordResponses,
  updateRecordResponses,
  deleteRecordResponses,
  getRelatedListCountResponses,
  getRelatedListsCountResponses,
  getRelatedListsInfoResponses,
  getRelatedListInfoResponses,
  getRelatedListInfoBatchResponses,
  updateRelatedListInfoResponses,
  getRelatedListPreferencesResponses,
  getRelatedListPreferencesBatchResponses,
  updateRelatedListPreferencesResponses,
  getRelatedListRecordsResponses,
  getRelatedListRecordsByNameResponses,
  getRelatedListRecordsBatchByNamesResponses,
  getRelatedListRecordsBatchResponses,
  getLookupRecordsResponses,
  getLookupRecordsByFieldResponses,
  getLookupRecordsByTargetResponses,
  getSearchFilterMetadataResponses,
  getSearchFilterOptionsResponses,
  getLookupMetadataResponses,
  getSearchResultsResponses,
  getKeywordSearchResultsResponses,
  createSobjectRowsResponses,
  updateSobjectRowsResponses,
  deleteSobjectRowsResponses,
  getSobjectRowsResponses,
  getSobjectRowsByQueryResponses,
  getVersionsResponses,
  getResourcesResponses,
  getSobjectsResponses,
  getSobjectResponses,
  describeSobjectResponses,
  getSobjectRowResponses,
  createSobjectRowResponses,
  updateSobjectRowResponses,
  deleteSobjectRowResponses,
  runQueryResponses,
  continueQueryResponses,
];
