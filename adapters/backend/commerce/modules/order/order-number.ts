/** Ten random digits, so that numbers reveal neither sales nor other orders (architecture 0.21). */
export const newOrderNumber = (): string => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return String(((BigInt(high) * 4_294_967_296n + BigInt(low)) % 9_000_000_000n) + 1_000_000_000n);
};
