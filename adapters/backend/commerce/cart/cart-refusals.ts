import type { CouponProblem } from '../pricing/coupons.ts';
import { refusal, type Refusal } from '../errors.ts';

/** What cart, checkout and orders refuse. The messages are those of the specification's table. */
export const cartNotFound = refusal(404, 'BSK404', { message: 'We could not find your cart. Please try again.' });
export const lineNotFound = refusal(404, 'ORD404', { message: 'This item is not available.' });
export const notSold = refusal(400, 'ORD404', { message: 'This item is not available.' });
/** CART-26: nobody has what was to come back from the list. */
export const notMovable = refusal(400, 'INV700', { message: 'This item could not be moved to cart' });
/** A delivery that a line is not offered with, or a store that there is none of. */
export const notDelivered = refusal(400, 'API400', {
  message: 'Something is wrong with this request. Please check and try again.',
});
export const aboveLimit = (max: number): Refusal =>
  refusal(400, 'INV408', { message: `You can add up to ${max} of this item.`, params: { max } });
/** A cart that has as many lines as it may. */
export const cartFull = refusal(400, 'INV408', { message: 'You have already added the maximum quantity.' });
export const stockGone = refusal(400, 'INV406', { message: 'Some items are out of stock.' });
export const stockGoneAtOrder = refusal(400, 'INV407', {
  message: 'Some products are not available in the quantity you asked for.',
});
export const wrongQuantity = refusal(400, 'API400', {
  message: 'Something is wrong with this request. Please check and try again.',
});
export const deliveryMissing = refusal(400, 'SHP404', { message: 'Please choose a delivery address and method.' });
export const phoneMissing = refusal(400, 'SHP410', { message: 'Enter a phone number for the delivery.' });
export const postOfficeBox = refusal(400, 'SHP500', { message: 'We cannot deliver to a PO box.' });
export const notServed = refusal(400, 'PAY401', { message: 'We cannot ship to this address.' });
export const taxUnknown = refusal(400, 'TAX309', { message: 'We could not work out the tax for this address.' });
export const billingAddressMissing = refusal(400, 'BIL400', { message: 'Check your billing address.' });
export const billingAddressIncomplete = refusal(400, 'BILL410', { message: 'Your billing address is not complete.' });
export const notReady = refusal(400, 'CHK380', { message: 'We could not start the checkout. Please try again.' });
export const paymentMissing = refusal(400, 'PYT404', { message: 'Please choose a payment method.' });
export const methodNotOffered = refusal(400, 'PYT405', { message: 'This payment method cannot be used here.' });
export const cardExpired = refusal(400, 'FE309', { message: 'Check the expiry date of your card.' });
export const paymentRefused = refusal(402, 'PAY400', {
  message: 'Your payment did not go through. Please try again or use another method.',
});
export const fraudSuspected = refusal(402, 'PYT402', {
  message: 'We could not accept this payment. Please use another method.',
});
export const providerAway = refusal(503, 'PAY400', {
  message: 'Your payment did not go through. Please try again or use another method.',
});
export const orderNotFound = refusal(404, 'OHS4004', { message: 'We could not find this order.' });

export const couponUnknown = refusal(400, 'PRM130', { message: 'This promo code is not valid.' });
export const couponKnown = refusal(400, 'PRM140', { message: 'This promo code is already applied.' });
export const couponNotThere = refusal(404, 'PRM416', { message: 'This promo code could not be removed.' });
/** Why a code is not taken, by its problem. */
export const couponRefusals: { readonly [problem in CouponProblem]: Refusal } = {
  unknown: couponUnknown,
  expired: refusal(400, 'PRM135', { message: 'This promo code has expired.' }),
  notMet: refusal(400, 'PRM150', { message: 'Your cart does not qualify for this promo code.' }),
  notCombined: refusal(400, 'PRM155', { message: 'This promo code cannot be combined with another one.' }),
  membersOnly: refusal(400, 'PRM160', { message: 'Sign in to use this promo code.' }),
  usedUp: refusal(400, 'PRM175', { message: 'This promo code has reached its limit.' }),
};
