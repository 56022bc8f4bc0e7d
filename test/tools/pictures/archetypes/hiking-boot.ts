import { cord, fold, groove, panel, ridgeMark, shade, stitch, type Layer } from '../layers.ts';
import type { Material } from '../materials.ts';
import type { Archetype } from './archetype.ts';
import { bow, laces, shoeArchetype, type ShoePaper } from './shoe-parts.ts';
import { lugs } from './shoe-soles.ts';

const MIDSOLE =
  'M 172,768 C 330,802 480,816 640,820 C 860,824 1080,818 1280,804 C 1370,796 1440,786 1484,772 C 1512,792 1510,828 1480,852 C 1400,890 1240,902 1060,904 L 230,902 C 172,892 156,830 172,768 Z';
const OUTSOLE =
  'M 162,846 C 158,900 168,930 200,936 L 520,936 C 546,932 552,910 580,906 L 690,906 C 716,908 720,932 746,936 L 1080,934 C 1250,930 1410,906 1484,858 C 1514,834 1518,800 1498,776 C 1484,818 1390,854 1250,868 C 1120,882 900,880 700,874 L 320,870 C 250,868 190,862 162,846 Z';
const underside = (x: number): number => (x < 1100 ? 932 : 932 - 64 * ((x - 1100) / 370) ** 1.9);

interface BootLook {
  /** How much higher than a mid boot the shaft is. */
  readonly lift: number;
  readonly leather: Material;
  readonly rand: boolean;
  readonly paper: ShoePaper;
}

const ON = { clip: 'upper', not: ['midsole', 'outsole'] } as const;

function sole(): Layer[] {
  const tread = (from: number, to: number): string =>
    lugs({ from, to, depth: 26, sizes: [64, 48], gap: 15, line: underside });
  return [
    panel(`${tread(190, 470)} ${tread(736, 1410)}`, 'outsole', 'rubber', {
      base: 60,
      inflate: { r: 14, amp: 10 },
      raise: 5,
      edge: 4,
    }),
    panel(MIDSOLE, 'midsole', 'foam', {
      id: 'midsole',
      base: 58,
      dome: { amp: 42, power: 0.5 },
      inflate: { r: 26, amp: 18 },
    }),
    groove('M 176,812 C 500,838 900,846 1120,836 C 1280,826 1400,812 1492,790', 6, 6, { within: 'midsole' }),
    panel(OUTSOLE, 'outsole', 'rubber', { id: 'outsole', base: 84, inflate: { r: 34, amp: 34 } }),
  ];
}

function shaft(lift: number): Layer[] {
  const y = (v: number): number => v - lift;
  return [
    panel(
      `M 226,${y(320)} C 260,${y(274)} 340,${y(296)} 410,${y(310)} C 480,${y(316)} 540,${y(284)} 590,${y(256)} L 640,${y(300)} L 500,${y(470)} L 280,${y(450)} Z`,
      'lining',
      'lining',
      { base: 14, inflate: { r: 60, amp: 26 } },
    ),
    panel(
      `M 500,${y(440)} C 510,${y(340)} 530,${y(262)} 562,${y(206)} C 584,${y(176)} 640,${y(180)} 662,${y(212)} C 684,${y(300)} 700,400 772,480 C 846,540 930,590 1000,634 C 1020,654 1004,670 976,676 L 700,620 Z`,
      'tongue',
      'nylon',
      { id: 'tongue', base: 32, inflate: { r: 60, amp: 42, smooth: 3 } },
    ),
    panel(
      `M 530,${y(286)} C 538,${y(250)} 556,${y(220)} 576,${y(198)} C 600,${y(178)} 640,${y(186)} 656,${y(208)} L 668,${y(262)} C 630,${y(254)} 572,${y(262)} 530,${y(286)} Z`,
      'accent',
      'webbing',
      { clip: 'tongue', raise: 4, edge: 4 },
    ),
  ];
}

function upper({ lift, leather, rand }: BootLook): Layer[] {
  const y = (v: number): number => v - lift;
  const outline = `M 204,836 C 174,780 172,706 200,640 C 226,584 244,540 242,${y(480)} C 240,${y(430)} 216,${y(386)} 212,${y(336)} C 212,${y(304)} 238,${y(292)} 266,${y(296)} C 332,${y(300)} 402,${y(336)} 472,${y(330)} C 522,${y(324)} 552,${y(298)} 582,${y(278)} C 604,${y(266)} 626,${y(274)} 634,${y(298)} C 652,${y(380)} 676,446 726,500 C 804,566 904,612 1002,646 C 1080,668 1156,648 1240,652 C 1372,662 1480,716 1490,814 L 1460,890 L 230,890 Z`;
  return [
    panel(outline, 'body', leather, {
      id: 'upper',
      base: 52,
      not: ON.not,
      dome: { amp: 130, power: 0.58, smooth: 6 },
      inflate: { r: 78, amp: 40, smooth: 4 },
      waves: [{ amp: 4, fx: 0.006, fy: 0.008, seed: 3 }],
    }),
    shade('M 420,840 L 520,640 L 760,620 L 1180,720 C 1160,800 900,840 700,840 Z', -0.12, 60, { within: 'upper' }),
    fold('M 660,590 C 600,616 540,630 470,630', 24, -5, 16, { within: 'upper' }),
    fold('M 1020,664 C 1056,690 1066,730 1050,780', 12, -4, 8, { within: 'upper' }),
    panel(
      'M 140,880 C 166,760 184,670 212,590 C 290,606 352,664 376,730 C 390,784 390,830 380,880 Z',
      'second',
      'leather',
      { ...ON, id: 'counter', raise: 7, edge: 5 },
    ),
    stitch('M 220,606 C 284,622 340,676 362,738 C 374,786 376,830 368,870', ON),
    panel(
      'M 1232,620 C 1220,716 1140,780 1000,812 C 900,830 800,834 700,834 L 700,920 L 1520,920 L 1520,640 Z',
      'second',
      'leather',
      { ...ON, raise: 6, edge: 5 },
    ),
    stitch('M 1216,630 C 1204,710 1120,766 992,798 C 900,816 800,820 700,820', ON),
    panel('M 1372,640 C 1366,724 1316,800 1200,850 L 1520,920 L 1520,640 Z', 'outsole', 'rubber', {
      ...ON,
      raise: 8,
      edge: 8,
      id: 'toe',
    }),
    ...(rand
      ? [
          panel('M 120,776 C 400,826 900,840 1180,800 L 1300,770 L 1520,900 L 120,940 Z', 'outsole', 'rubber', {
            ...ON,
            raise: 7,
            edge: 6,
          }),
        ]
      : []),
    panel(
      `M 190,${y(462)} C 300,${y(484)} 430,${y(500)} 560,${y(452)} L 600,${y(240)} L 180,${y(240)} Z`,
      'collar',
      'knit',
      { ...ON, id: 'collar', textureScale: 1.4, textureAmp: 0.4, inflate: { r: 60, amp: 28 }, raise: 2 },
    ),
    groove(
      `M 214,${y(352)} C 320,${y(380)} 440,${y(404)} 570,${y(344)} M 220,${y(412)} C 330,${y(440)} 440,${y(456)} 566,${y(404)}`,
      13,
      10,
      { within: 'collar' },
    ),
    cord(
      `M 220,${y(430)} C 176,${y(400)} 168,${y(300)} 206,${y(266)} C 232,${y(248)} 256,${y(266)} 250,${y(288)}`,
      18,
      'accent',
      'webbing',
      9,
    ),
    panel(
      `M 548,${y(322)} C 562,${y(282)} 618,${y(270)} 634,${y(300)} C 654,${y(384)} 680,448 732,504 C 808,566 906,612 1014,650 C 1040,664 1038,696 1006,700 C 900,690 766,638 676,566 C 612,506 572,${y(430)} 548,${y(322)} Z`,
      'second',
      'leather',
      { ...ON, raise: 8, edge: 5, id: 'eyestay' },
    ),
    stitch(`M 568,${y(340)} C 590,${y(430)} 628,500 688,554 C 770,622 890,672 996,684`, ON),
    panel(ridgeMark(440, 790, 250), 'accent', 'plastic', {
      ...ON,
      stroke: 14,
      raise: 4,
      edge: 5,
      not: [...ON.not, 'counter', 'eyestay'],
    }),
    ...laces({ from: [714, 530], to: [968, 668], count: 5, sag: 8, across: [36, -50], width: 17 }),
    ...laces({ from: [600, y(340)], to: [660, 450], count: lift > 60 ? 4 : 3, sag: 0, across: [62, -32], width: 17 }),
    ...bow([668, y(302)], 118, 13),
  ];
}

const boot = (look: BootLook): Archetype =>
  shoeArchetype([...shaft(look.lift), ...sole(), ...upper(look)], { ground: 960, paper: look.paper });

export const hikingBoot = boot({
  lift: 0,
  leather: 'suede',
  rand: false,
  paper: { lit: '#ece2d6', far: '#cfbfac', sun: '#f4ebe0', ridge: '#dccdb9', block: '#d6c6b2' },
});
export const highBoot = boot({
  lift: 130,
  leather: 'leather',
  rand: true,
  paper: { lit: '#e6e1d8', far: '#c3bcae', sun: '#f0ece4', ridge: '#d3ccbf', block: '#cdc6b8' },
});
