import { isWebAddress, mediaAddress } from '../media-address.ts';

/** Whether a value of a block is a picture. */
const isPicture = (value: object): value is { readonly name: string } =>
  'name' in value && typeof value.name === 'string' && 'height' in value;

/**
 * What is wrong with the addresses of pictures in a block, at all levels, for the log: such a picture is rendered with an
 * empty address (CNT-76, ERR-36).
 */
export const unreadablePictures = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (!isPicture(value)) return Object.values(value).flatMap(unreadablePictures);
  const reasons: string[] = [];
  if (isWebAddress(value.name)) mediaAddress(value.name, { width: 1 }, { onError: (reason) => reasons.push(reason) });
  return reasons;
};
