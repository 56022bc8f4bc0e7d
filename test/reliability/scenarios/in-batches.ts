/** Creates the given number of values, a few at a time. */
export const inBatches = async <Made>(
  count: number,
  make: (index: number) => Promise<Made>,
  size = 10,
): Promise<readonly Made[]> => {
  const made: Made[] = [];
  for (let start = 0; start < count; start += size) {
    made.push(
      ...(await Promise.all(Array.from({ length: Math.min(size, count - start) }, (_, index) => make(start + index)))),
    );
  }
  return made;
};
