/** Rounds of a password's hash in tests; those of the service take a tenth of a second. */
const FEW_ROUNDS = 1000;

const { subtle } = crypto;
const deriveBits = subtle.deriveBits.bind(subtle);

/**
 * From now on in this process, hashes of passwords take few rounds, although they name the full number: tests create
 * and open hundreds of accounts. `false` restores the full number, for accounts that were stored earlier.
 */
export const hashQuickly = (isQuick = true): void => {
  subtle.deriveBits = isQuick
    ? (algorithm, key, length) =>
        deriveBits(
          typeof algorithm === 'object' && 'iterations' in algorithm
            ? { ...algorithm, iterations: FEW_ROUNDS }
            : algorithm,
          key,
          length,
        )
    : deriveBits;
};
