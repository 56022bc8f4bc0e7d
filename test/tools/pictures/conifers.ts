import { seededRandom, type Noise2 } from './noise.ts';

/** One conifer: tiers of drooping branches, each different. */
function conifer(x: number, foot: number, height: number, random: () => number): string {
  const tiers = 7 + Math.floor(random() * 5);
  const width = height * (0.15 + random() * 0.07);
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const y = foot - height + height * 0.97 * t ** 1.08;
    const reach = width * t ** 0.85;
    const inner = reach * 0.42;
    const side = (sign: number): string => {
      const tip = reach * (0.75 + random() * 0.4);
      const droop = height * 0.03 * random();
      return `L ${(x + sign * tip).toFixed(1)},${(y + droop).toFixed(1)} L ${(x + sign * inner).toFixed(1)},${(y - height * 0.012).toFixed(1)}`;
    };
    right.push(side(1));
    left.push(side(-1));
  }
  const climb = left
    .map((step) =>
      step
        .split('L ')
        .filter(Boolean)
        .reverse()
        .map((point) => `L ${point.trim()}`)
        .join(' '),
    )
    .reverse();
  return `M ${x.toFixed(1)},${(foot - height).toFixed(1)} ${right.join(' ')} L ${x + width * 0.1},${foot} L ${x - width * 0.1},${foot} ${climb.join(' ')} Z`;
}

export interface Forest {
  /** Height of the ground line, 0 top to 1 bottom. */
  readonly y: number;
  readonly trees: number;
  /** Height of the tallest trees as part of the picture's height. */
  readonly tall: number;
  readonly seed: number;
  /** Trees only to the left of, or to the right of, a free middle. */
  readonly clearing?: readonly [from: number, to: number];
}

/** Silhouette of a wood on a rolling ground line, as SVG. */
export function forestOutline(forest: Forest, w: number, h: number, noise: Noise2): string {
  const random = seededRandom(forest.seed);
  const ground = (x: number): number =>
    (forest.y + 0.03 * noise((x / h) * 0.9, forest.seed) + 0.012 * noise((x / h) * 3, forest.seed + 4)) * h;
  let hill = `M 0,${h} `;
  for (let i = 0; i <= 60; i++) hill += `L ${((i * w) / 60).toFixed(1)},${ground((i * w) / 60).toFixed(1)} `;
  let d = `${hill} L ${w},${h} Z `;
  for (let i = 0; i < forest.trees; i++) {
    const x = random() * w * 1.04 - w * 0.02;
    const grown = 0.4 + 0.6 * random();
    const stand = 0.7 + 0.5 * noise((x / h) * 1.4, forest.seed + 20);
    const [from, to] = forest.clearing ?? [2, 3];
    const open = x / w > from && x / w < to ? 0.3 : 1;
    d += conifer(x, ground(x) + h * 0.015, forest.tall * h * grown * Math.max(0.4, stand) * open, random);
  }
  return `<path d="${d}" fill="#fff"/>`;
}
