import type { CouponUseCases } from '#core/cart/use-cases/coupon-use-cases.ts';
import type { DeliveryUseCases } from '#core/cart/use-cases/delivery-use-cases.ts';
import { makeCouponUseCases } from '#core/cart/use-cases/coupon-use-cases.ts';
import { makeDeliveryUseCases } from '#core/cart/use-cases/delivery-use-cases.ts';
import { makeCouponGateway } from '#adapters/http/cart/coupon-gateway.ts';
import { makeLineDeliveryGateway } from '#adapters/http/cart/line-delivery-gateway.ts';
import type { AreaPorts, FormPorts } from './area-ports.ts';

/** Promo codes over the service. */
export const openCoupons = (ports: FormPorts): CouponUseCases =>
  makeCouponUseCases({ ...ports, coupons: ports.gateways.coupons ?? makeCouponGateway(ports.cartCalls) });

/** The delivery of cart lines over the service. */
export const openLineDelivery = (ports: AreaPorts): DeliveryUseCases =>
  makeDeliveryUseCases({ ...ports, delivery: ports.gateways.lineDelivery ?? makeLineDeliveryGateway(ports.cartCalls) });
