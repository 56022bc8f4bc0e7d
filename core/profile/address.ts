/**
 * Where something is sent or billed to (ENT-07). `state` is the state, province or county; its code where the country
 * has codes.
 */
export type Address = {
  readonly id?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  readonly postalCode: string;
  readonly state?: string;
  readonly country: string;
  readonly email?: string;
  /** International form (PR-07). */
  readonly phone?: string;
};
