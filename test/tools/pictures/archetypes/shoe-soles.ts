import { groove, panel, type Layer } from '../layers.ts';

const FOAM =
  'M 160,744 C 230,772 330,788 430,800 C 560,814 720,818 880,814 C 1040,810 1200,808 1330,798 C 1390,793 1440,786 1476,774 C 1504,790 1510,826 1488,854 C 1440,894 1300,912 1120,916 L 300,920 C 220,920 176,902 152,866 C 134,836 138,780 160,744 Z';
const RUBBER =
  'M 146,850 C 176,892 230,906 300,906 L 1110,902 C 1290,896 1420,876 1482,836 C 1498,820 1504,800 1494,782 C 1526,812 1518,852 1482,876 C 1410,912 1280,932 1120,936 L 300,938 C 216,938 158,910 146,850 Z';

/** Height of the ground side of the sole: heel bevel, flat, toe spring. */
const underside = (x: number): number =>
  x < 290 ? 932 - ((290 - x) / 110) ** 1.8 * 40 : x < 1110 ? 932 : 932 - 66 * ((x - 1110) / 370) ** 1.9;

interface Lugs {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  readonly sizes: readonly [number, number];
  readonly gap: number;
  readonly line?: (x: number) => number;
}

/** A row of lugs below the sole, each leaning into the step. */
export function lugs({ from, to, depth, sizes, gap, line = underside }: Lugs): string {
  let d = '';
  let x = from;
  for (let i = 0; x < to; i++) {
    const width = sizes[i % 2] ?? 0;
    const lean = x < 640 ? -5 : 7;
    const [left, right] = [line(x), line(x + width)];
    d += `M ${x},${left - 28} L ${x + width},${right - 28} L ${x + width - 3 + lean},${right + depth - 6} q -1,6 -8,6 L ${x + 11 + lean},${left + depth} q -7,0 -8,-6 Z `;
    x += width + gap;
  }
  return d;
}

/** Foam with a carved wave, a heel clip and a rubber sole with lugs. */
export function trailSole(): Layer[] {
  return [
    panel(lugs({ from: 176, to: 1430, depth: 28, sizes: [60, 42], gap: 15 }), 'outsole', 'rubber', {
      base: 58,
      inflate: { r: 12, amp: 8 },
      raise: 5,
      edge: 4,
    }),
    panel(FOAM, 'midsole', 'foam', {
      id: 'midsole',
      base: 56,
      dome: { amp: 58, power: 0.5 },
      inflate: { r: 30, amp: 20 },
    }),
    panel(
      'M 110,832 C 240,880 360,856 520,842 C 720,828 860,872 1040,862 C 1220,850 1380,826 1520,770 L 1520,990 L 110,990 Z',
      'midsoleLow',
      'foam',
      { clip: 'midsole', raise: 7, edge: 12 },
    ),
    groove('M 176,790 C 280,824 400,832 520,830 C 600,828 660,834 720,846', 9, 9, { within: 'midsole' }),
    groove('M 900,838 C 1060,840 1230,834 1370,818 C 1420,812 1460,804 1490,794', 7, 7, { within: 'midsole' }),
    panel(
      'M 156,842 C 220,866 320,846 404,852 C 452,856 462,876 438,886 C 380,900 290,904 230,896 C 190,890 164,874 156,842 Z',
      'accent',
      'foam',
      { raise: 5, edge: 9 },
    ),
    panel(RUBBER, 'outsole', 'rubber', { id: 'outsole', base: 80, inflate: { r: 34, amp: 32 } }),
  ];
}

/** A tall, smooth rocker of foam with a thin rubber skin. */
export function roadSole(): Layer[] {
  return [
    panel(FOAM, 'midsole', 'foam', {
      id: 'midsole',
      base: 56,
      dome: { amp: 74, power: 0.5 },
      inflate: { r: 36, amp: 22 },
      transform: 'translate(0,16)',
    }),
    panel(
      'M 110,812 C 300,884 560,884 800,868 C 1060,854 1300,846 1520,800 L 1520,990 L 110,990 Z',
      'midsoleLow',
      'foam',
      { clip: 'midsole', raise: 8, edge: 14 },
    ),
    groove('M 172,806 C 300,850 560,866 800,852 C 1040,842 1300,834 1490,800', 8, 8, { within: 'midsole' }),
    panel('M 150,812 C 300,866 560,882 800,868 C 1040,858 1300,850 1500,816', 'accent', 'foam', {
      stroke: 8,
      cap: 'butt',
      clip: 'midsole',
      raise: 1,
    }),
    ...[0, 1, 2, 3].map((i) =>
      groove(
        `M ${220 + i * 20},${866 + i * 8} C ${330 + i * 18},${890 + i * 5} ${430 + i * 10},${888 + i * 5} ${560 - i * 20},${884 + i * 7}`,
        4,
        4,
        { within: 'midsole' },
      ),
    ),
    panel(
      'M 148,868 C 180,908 236,920 300,920 L 1120,916 C 1300,910 1430,890 1492,846 C 1500,870 1470,894 1420,912 C 1330,940 1210,948 1120,950 L 820,950 L 800,938 L 700,938 L 680,950 L 300,952 C 210,952 158,924 148,868 Z',
      'outsole',
      'rubber',
      { id: 'outsole', base: 78, inflate: { r: 20, amp: 20 } },
    ),
    groove(
      Array.from({ length: 24 }, (_, i) => `M ${230 + i * 44},${i < 20 ? 940 : 940 - (i - 19) ** 1.8 * 2} v 18`).join(
        ' ',
      ),
      6,
      10,
      { within: 'outsole' },
    ),
  ];
}

/** Flat and low, for edges: a rubber sole with a thin band of foam. */
export function approachSole(): Layer[] {
  const sole =
    'M 164,816 C 156,880 168,930 216,938 L 1120,938 C 1280,936 1410,922 1476,888 C 1504,866 1508,836 1492,812 C 1420,842 1300,852 1120,856 L 420,852 C 320,850 230,842 164,816 Z';
  return [
    panel(sole, 'midsole', 'foam', { id: 'midsole', base: 66, inflate: { r: 34, amp: 30 } }),
    groove('M 164,846 C 300,872 420,878 620,880 L 1120,880 C 1280,874 1410,862 1496,834', 5, 5, { within: 'midsole' }),
    panel(
      'M 110,880 C 300,902 500,906 700,906 L 1120,904 C 1290,900 1430,884 1520,840 L 1520,990 L 110,990 Z',
      'outsole',
      'rubber',
      { clip: 'midsole', id: 'outsole', raise: 8, edge: 6 },
    ),
    panel(
      lugs({
        from: 186,
        to: 1400,
        depth: 18,
        sizes: [66, 50],
        gap: 10,
        line: (x) => (x < 1110 ? 934 : 934 - 36 * ((x - 1110) / 340) ** 1.9),
      }),
      'outsole',
      'rubber',
      { base: 60, inflate: { r: 12, amp: 8 }, raise: 4, edge: 4, not: 'midsole' },
    ),
  ];
}
