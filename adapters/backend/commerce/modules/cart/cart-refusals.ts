import { present } from '#core/kernel/present.ts';
import { couponErrors, type CouponProblem, type CouponNeeds } from '../pricing/coupon.ts';
import { refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';

/** Refusals of cart, checkout and order. Their texts are those of the specification. */
export const cartNotFound = refusal(404, 'BSK404');
export const lineNotFound = refusal(404, 'ORD404');
export const notSold = refusal(400, 'ORD404');
/** CART-26: the saved item is out of stock. */
export const notMovable = refusal(400, 'INV700');
/** An unavailable delivery method, or an unknown store. */
export const notDelivered = refusal(400, 'API400');
/** A collection point that has closed. */
export const placeClosed = refusal(400, 'INV409');
/** A delivery that is not possible any longer, and was changed: of a line, of a pickup, the method of a group. */
export const deliveryChanged = refusal(400, 'ORD516');
export const pickupChanged = refusal(400, 'ORD517');
export const methodChanged = refusal(400, 'ORD518');
/** CART-21: the cart does not qualify for the gift, or none is left. */
export const giftNotAdded = refusal(403, 'GWP403');
export const aboveLimit = (max: number): Refusal => refusal(400, 'INV408', { params: { max } });
/** The cart has the largest number of lines. */
export const cartFull = refusal(400, 'INV408');
export const stockGone = refusal(400, 'INV406');
export const stockGoneAtOrder = refusal(400, 'INV407');
export const wrongQuantity = refusal(400, 'API400');
export const deliveryMissing = refusal(400, 'SHP404');
export const phoneMissing = refusal(400, 'SHP410');
export const postOfficeBox = refusal(400, 'SHP500');
/** A postal code of another state or province. */
export const postalCodeElsewhere = (region: string): Refusal =>
  refusal(400, 'PRO415', { params: { field: 'postalCode', region } });
export const notServed = refusal(400, 'PAY401');
export const taxUnknown = refusal(400, 'TAX309');
export const billingAddressMissing = refusal(400, 'BIL400');
export const billingAddressIncomplete = refusal(400, 'BILL410');
export const notReady = refusal(400, 'CHK380');
export const paymentMissing = refusal(400, 'PYT404');
export const methodNotOffered = refusal(400, 'PYT405');
export const cardExpired = refusal(400, 'FE309');
export const paymentRefused = refusal(402, 'PAY400');
export const fraudSuspected = refusal(402, 'PYT402');
export const providerUnavailable = refusal(503, 'PAY400');
export const orderNotFound = refusal(404, 'OHS4004');
/** One answer for an unknown order number and for the wrong email address of an order (ORD-03). */
export const notThisOrder = refusal(404, 'ORD400');

export const couponUnknown = refusal(400, couponErrors.unknown);
export const couponDuplicate = refusal(400, 'PRM140');
export const couponMissing = refusal(404, 'PRM416');
/** The refusal of a promo code with a problem, with what the cart lacks for it (PRM150). */
export const refusalOfCode = (problem: CouponProblem, needs?: CouponNeeds): Refusal =>
  refusal(400, couponErrors[problem], present({ params: needs }));
