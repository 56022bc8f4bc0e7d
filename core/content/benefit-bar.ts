/** Where closing a benefit bar is remembered, for good (CNT-42, CNT-43, AMB-67). Two bars never share their memory. */
export const benefitBarKey = (id: string): string => `benefitBarClosed:${id}`;

/** What is remembered once a bar is closed. */
export const CLOSED = 'true';

/** A bar is hidden once it was closed, and shown while nothing is remembered of it. */
export const isBarClosed = (remembered: string | undefined): boolean => remembered === CLOSED;
