/** The first primes; what the digest begins with and mixes in are bits of their roots. */
const primes = (count: number): readonly number[] => {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  return found;
};

/** The first 32 bits behind the point. */
const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0;

const beginning = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const rounds = primes(64).map((prime) => fraction(Math.cbrt(prime)));

const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));
const at = (words: readonly number[], place: number): number => words[place] ?? 0;

/** The message, a single bit, zeros, and the length in bits. */
const padded = (bytes: Uint8Array): DataView => {
  const filled = new Uint8Array(Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK_BYTES) * BLOCK_BYTES);
  filled.set(bytes);
  filled[bytes.length] = 0x80;
  const view = new DataView(filled.buffer);
  view.setUint32(filled.length - LENGTH_BYTES, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(filled.length - 4, (bytes.length * 8) >>> 0);
  return view;
};

const schedule = (view: DataView, start: number): readonly number[] => {
  const words: number[] = [];
  for (let place = 0; place < rounds.length; place += 1) {
    const [before, late] = [at(words, place - 15), at(words, place - 2)];
    const mixed = at(words, place - 16) + (turned(before, 7) ^ turned(before, 18) ^ (before >>> 3)) + at(words, place - 7) + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
    words.push(place < 16 ? view.getInt32(start + place * 4) : mixed | 0);
  }
  return words;
};

/**
 * SHA-256 by hand, for addresses that a browser takes for unsafe: there the platform keeps its own to itself.
 * Law: the digest is that of the platform.
 */
export const sha256Digest = (bytes: Uint8Array): Uint8Array => {
  const view = padded(bytes);
  let state: readonly number[] = beginning;
  for (let start = 0; start < view.byteLength; start += BLOCK_BYTES) {
    const words = schedule(view, start);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let place = 0; place < rounds.length; place += 1) {
      const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + at(rounds, place) + at(words, place);
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    const after = [a, b, c, d, e, f, g, h];
    state = state.map((word, place) => (word + at(after, place)) | 0);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setInt32(place * 4, word));
  return new Uint8Array(digest.buffer);
};
