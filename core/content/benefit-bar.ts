/**
 * Where closing a benefit bar is remembered, for good (CNT-42, AMB-67).
 * Law: two bars never share their memory (CNT-43).
 */
export const benefitBarKey = (id: string): string => `benefitBarClosed:${id}`;

/** What is remembered once a bar is closed. */
export const CLOSED = 'true';

/** A bar is hidden once it was closed, and shown while nothing is remembered of it. */
export const isBarClosed = (remembered: string | undefined): boolean => remembered === CLOSED;
