/** Consumer types of the shop (PRO-06, PRO-07). */
export const consumerTypes = ['GUEST', 'REGISTERED', 'EMPLOYEE'] as const;
type ConsumerType = (typeof consumerTypes)[number];

/** The consumer type of a text; an unknown one counts as REGISTERED (PRO-07). */
export const consumerTypeOf = (type: string): ConsumerType =>
  consumerTypes.find((known) => known === type) ?? 'REGISTERED';
