import { Amount } from './amount.ts';

/**
 * Splits an amount over weights by largest remainder; ties go to the earlier part.
 * All weights zero splits evenly; no weights at all gives no parts (the amount must then be zero).
 * Law: the parts sum to the whole; no part is a whole unit away from its exact share.
 * Law: a weight of zero gets nothing while another weighs something.
 * Law: a discount that is spread over rows never takes more than a row is worth.
 * Law: a negative whole is split like the positive one.
 */
export const allocate = (whole: Amount, weights: readonly number[]): readonly Amount[] => {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('Weights are whole and not negative');
  if (weights.length === 0) {
    if (whole !== 0) throw new RangeError('Nothing to allocate to');
    return [];
  }
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const shares = total === 0n ? weights.map(() => 1n) : weights.map(BigInt);
  const divisor = total === 0n ? BigInt(weights.length) : total;
  const sign = whole < 0 ? -1 : 1;
  const magnitude = BigInt(Math.abs(whole));
  const parts = shares.map((share, index) => ({
    index,
    units: Number((magnitude * share) / divisor),
    remainder: (magnitude * share) % divisor,
  }));
  let left = Math.abs(whole) - parts.reduce((sum, part) => sum + part.units, 0);
  for (const part of [...parts].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )) {
    if (left === 0) break;
    part.units += 1;
    left -= 1;
  }
  return parts.map((part) => Amount.of(part.units === 0 ? 0 : sign * part.units));
};
