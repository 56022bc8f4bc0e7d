import { catalog } from './0001-catalog.ts';
import { sessions } from './0002-sessions.ts';
import { cart } from './0003-cart.ts';
import { orders } from './0004-orders.ts';
import { shelf } from './0005-shelf.ts';
import { rates } from './0006-rates.ts';
import { categoryLevels } from './0007-category-levels.ts';
import { reviews } from './0008-reviews.ts';
import { favorites } from './0009-favorites.ts';
import { savedAndCoupons } from './0010-saved-and-coupons.ts';
import { accounts } from './0011-accounts.ts';
import { stores } from './0012-stores.ts';
import { notifications } from './0013-notifications.ts';
import { categoryContent } from './0014-category-content.ts';
import { pickup } from './0015-pickup.ts';
import { reviewPictures } from './0016-review-pictures.ts';
import { colorPrices } from './0017-color-prices.ts';
import { ordersByEmail } from './0018-orders-by-email.ts';
import { letters } from './0019-letters.ts';
import { removedSavedItems } from './0020-removed-saved-items.ts';
import { tiles } from './0021-tiles.ts';
import { cartPlaces } from './0022-cart-places.ts';
import { colorOffers } from './0023-color-offers.ts';
import { searchLanguages } from './0024-search-languages.ts';
import { promotions } from './0025-promotions.ts';
import { stockLocations } from './0026-stock-locations.ts';
import { listingIndex } from './0027-listing-index.ts';
import { messages } from './0028-messages.ts';
import { trackedOrders } from './0029-tracked-orders.ts';
import { orderRows } from './0030-order-rows.ts';
import { orderChanges } from './0031-order-changes.ts';
import { tenderPlan } from './0032-tender-plan.ts';
import { refundReasons } from './0033-refund-reasons.ts';
import { profiles } from './0034-profiles.ts';
import { inbox } from './0035-inbox.ts';
import { dataRequests } from './0036-data-requests.ts';
import { savedAddresses } from './0037-saved-addresses.ts';
import { abandonedGuests } from './0038-abandoned-guests.ts';
import { savedCards } from './0039-saved-cards.ts';
import { contactCases } from './0040-contact-cases.ts';
import { accountDeletions } from './0041-account-deletions.ts';
import { orderPayments } from './0042-order-payments.ts';
import { warrantyCases } from './0043-warranty-cases.ts';
import { storePurchases } from './0044-store-purchases.ts';
import { subscriptions } from './0045-subscriptions.ts';
import { caseTimes } from './0046-case-times.ts';
import { orderCorrections } from './0047-order-corrections.ts';
import { settledRefunds } from './0048-settled-refunds.ts';
import { payingSavedCards } from './0049-paying-saved-cards.ts';
import { deliveryGroupsAndTenders } from './0050-delivery-groups-and-tenders.ts';
import { exchanges } from './0051-exchanges.ts';
import { taxesOfOrders } from './0052-taxes-of-orders.ts';
import { returnNumbers } from './0053-return-numbers.ts';
import { promisedDays } from './0054-promised-days.ts';
import { knownDevices } from './0055-known-devices.ts';
import { shortSearchTerms } from './0056-short-search-terms.ts';
import { collectors } from './0057-collectors.ts';
import { payers } from './0058-payers.ts';
import { prepaidAccounts } from './0059-prepaid-accounts.ts';
import { whoReturns } from './0060-who-returns.ts';
import { approvals } from './0061-approvals.ts';
import { points } from './0062-points.ts';
import { priceRules } from './0063-price-rules.ts';
import { deliveryPlaces } from './0064-delivery-places.ts';
import { agreements } from './0066-agreements.ts';
import { giftCards } from './0067-gift-cards.ts';
import { giftMessages } from './0072-gift-messages.ts';
import { promotionUses } from './0068-promotion-uses.ts';
import { expressCarts } from './0071-express-carts.ts';
import { cartLinksAndLimits } from './0073-cart-links-and-limits.ts';
import { recipes } from './0074-recipes.ts';
import { taxesOfShipments } from './0075-taxes-of-shipments.ts';
import { otherAddresses } from './0076-other-addresses.ts';
import { mailboxes } from './0077-mailboxes.ts';
import { linesByGiftMessage } from './0078-lines-by-gift-message.ts';
import { savedDeliveries } from './0079-saved-deliveries.ts';
import { correctionsOfShipments } from './0080-corrections-of-shipments.ts';
import { popUps } from './0086-pop-ups.ts';
import { contentVersions } from './0088-content-versions.ts';
import { previewKey } from './0089-preview-key.ts';
import { redirects } from './0090-redirects.ts';
import { contentMedia } from './0091-content-media.ts';
import { socialMedia } from './0095-social-media.ts';
import { ordersByMailbox } from './0099-orders-by-mailbox.ts';
import { socialStash } from './0102-social-stash.ts';
import { nameOfLimitedCode } from './0103-name-of-limited-code.ts';
import { versionsOfPopUps } from './0104-versions-of-pop-ups.ts';
import { unpublishedContent } from './0105-unpublished-content.ts';
import type { Migration } from '#adapters/database/migrate.ts';

/** All migrations in order. New ones are appended. */
export const allMigrations: readonly Migration[] = [
  catalog,
  sessions,
  cart,
  orders,
  shelf,
  rates,
  categoryLevels,
  reviews,
  favorites,
  savedAndCoupons,
  accounts,
  stores,
  notifications,
  categoryContent,
  pickup,
  reviewPictures,
  colorPrices,
  ordersByEmail,
  letters,
  removedSavedItems,
  tiles,
  cartPlaces,
  colorOffers,
  searchLanguages,
  promotions,
  stockLocations,
  listingIndex,
  messages,
  trackedOrders,
  orderRows,
  orderChanges,
  tenderPlan,
  refundReasons,
  profiles,
  inbox,
  dataRequests,
  savedAddresses,
  abandonedGuests,
  savedCards,
  contactCases,
  accountDeletions,
  orderPayments,
  warrantyCases,
  storePurchases,
  subscriptions,
  caseTimes,
  orderCorrections,
  settledRefunds,
  payingSavedCards,
  deliveryGroupsAndTenders,
  exchanges,
  taxesOfOrders,
  returnNumbers,
  promisedDays,
  knownDevices,
  shortSearchTerms,
  collectors,
  payers,
  prepaidAccounts,
  whoReturns,
  approvals,
  points,
  priceRules,
  deliveryPlaces,
  agreements,
  giftCards,
  promotionUses,
  expressCarts,
  giftMessages,
  cartLinksAndLimits,
  recipes,
  taxesOfShipments,
  otherAddresses,
  mailboxes,
  linesByGiftMessage,
  savedDeliveries,
  correctionsOfShipments,
  popUps,
  contentVersions,
  previewKey,
  redirects,
  contentMedia,
  socialMedia,
  ordersByMailbox,
  socialStash,
  nameOfLimitedCode,
  versionsOfPopUps,
  unpublishedContent,
];
