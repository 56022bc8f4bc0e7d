import type { ApiFailure } from '../failures/api-failure.ts';

/** Whether an order cannot be read because its payment was refused: it is no order then (402). */
export const isRefusedPayment = ({ status }: Pick<ApiFailure, 'status'>): boolean => status === 402;
