import { cord, fold, groove, panel, ridgeMark, shade, stitch, type Layer } from '../layers.ts';
import { bow, laces, lugs, shoeArchetype } from './shoe-parts.ts';

const UPPER =
  'M 206,820 C 190,730 196,630 216,540 C 232,450 218,330 212,240 C 210,204 236,188 274,194 C 340,206 400,236 462,224 C 516,212 544,188 572,176 C 600,168 622,180 630,206 C 652,290 676,370 716,420 C 780,480 868,520 952,556 C 1050,586 1160,570 1262,580 C 1390,598 1462,670 1462,800 L 1440,880 L 220,880 Z';
const MIDSOLE =
  'M 186,780 C 176,830 180,868 206,884 L 1050,890 C 1210,886 1360,866 1440,812 C 1468,790 1480,756 1468,732 C 1400,776 1260,800 1100,808 C 900,816 700,812 520,804 C 400,798 280,792 186,780 Z';
const OUTSOLE =
  'M 182,846 C 176,880 182,930 204,934 L 500,934 C 524,932 530,906 560,902 L 660,902 C 690,904 690,934 716,936 L 1080,934 C 1230,928 1372,892 1448,826 C 1478,798 1490,764 1482,738 C 1450,796 1360,838 1240,854 C 1120,868 900,866 700,860 L 300,854 Z';

const soleLine = (x: number): number => (x < 1100 ? 930 : 930 - 96 * ((x - 1100) / 350) ** 1.8);
const tread = (from: number, to: number): string => lugs({ from, to, top: soleLine, depth: 40, sizes: [62, 46], gap: 18 });

function ankle(): Layer[] {
  return [
    panel('M 224,250 C 250,186 330,206 400,226 C 470,240 530,200 580,170 L 640,220 L 500,420 L 280,400 Z', 'lining', 'lining', { base: 14, inflate: { r: 60, amp: 26 } }),
    panel('M 500,330 C 520,240 548,150 586,104 C 610,80 660,84 680,116 C 700,220 724,330 780,400 C 850,458 920,500 962,530 C 990,556 976,580 946,590 L 700,560 Z', 'tongue', 'nylon', { id: 'tongue', base: 32, inflate: { r: 60, amp: 42, smooth: 3 } }),
    panel('M 556,190 C 566,150 580,126 600,112 C 624,98 652,106 664,126 L 676,170 C 640,166 590,172 556,190 Z', 'accent', 'webbing', { clip: 'tongue', raise: 4, edge: 4 }),
  ];
}

function sole(): Layer[] {
  return [
    panel(`${tread(204, 470)} ${tread(716, 1400)}`, 'outsole', 'rubber', { base: 60, inflate: { r: 14, amp: 10 }, raise: 5, edge: 4 }),
    panel(MIDSOLE, 'midsole', 'foam', { id: 'midsole', base: 58, dome: { amp: 40, power: 0.5 }, inflate: { r: 26, amp: 18 } }),
    groove('M 200,822 C 500,838 900,846 1120,836 C 1280,824 1400,794 1460,752', 6, 6, { within: 'midsole' }),
    panel(OUTSOLE, 'outsole', 'rubber', { id: 'outsole', base: 84, inflate: { r: 34, amp: 34 } }),
  ];
}

function upper(): Layer[] {
  const on = { clip: 'upper', not: ['midsole', 'outsole'] };
  return [
    panel(UPPER, 'body', 'suede', { id: 'upper', base: 52, not: ['midsole', 'outsole'], dome: { amp: 132, power: 0.56, smooth: 6 }, inflate: { r: 76, amp: 36, smooth: 4 }, waves: [{ amp: 4, fx: 0.006, fy: 0.008, seed: 3 }] }),
    shade('M 420,800 L 520,560 L 760,560 L 1180,660 C 1160,780 900,820 700,820 Z', -0.12, 60, { within: 'upper' }),
    fold('M 620,560 C 560,580 520,600 470,610 M 640,500 C 560,520 480,520 420,510', 16, -7, 10, { within: 'upper' }),
    fold('M 990,580 C 1036,610 1056,660 1036,726', 12, -4, 8, { within: 'upper' }),
    panel('M 160,820 C 176,700 190,590 214,500 C 290,520 350,590 372,670 C 386,730 384,780 376,840 Z', 'second', 'leather', { ...on, id: 'counter', raise: 7, edge: 5 }),
    stitch('M 222,520 C 282,540 338,604 358,676 C 370,732 370,780 362,820', on),
    panel('M 1190,540 C 1180,640 1130,720 1000,770 C 900,796 800,804 700,806 L 1500,900 L 1500,540 Z', 'second', 'leather', { ...on, raise: 7, edge: 5 }),
    stitch('M 1174,560 C 1160,640 1112,708 992,754 C 900,780 800,790 700,792', on),
    panel('M 1352,560 C 1330,650 1280,730 1150,812 L 1500,900 L 1500,540 Z', 'outsole', 'rubber', { ...on, raise: 8, edge: 8, id: 'toe' }),
    panel('M 190,400 C 300,420 420,430 520,396 L 560,150 L 180,170 Z', 'collar', 'knit', { ...on, id: 'collar', textureScale: 1.4, textureAmp: 0.4, inflate: { r: 56, amp: 26 }, raise: 2 }),
    groove('M 206,300 C 320,330 430,336 540,300', 16, 10, { within: 'collar' }),
    cord('M 216,330 C 176,300 172,206 214,176 C 240,160 262,176 256,196', 18, 'accent', 'webbing', 9),
    panel('M 546,220 C 562,180 616,172 630,206 C 652,290 676,372 722,424 C 790,484 880,524 984,564 C 1010,580 1010,616 976,622 C 860,600 740,540 664,470 C 604,410 566,320 546,220 Z', 'second', 'leather', { ...on, raise: 8, edge: 5, id: 'eyestay' }),
    stitch('M 566,240 C 586,330 620,404 676,456 C 750,524 860,582 966,604', on),
    panel(ridgeMark(420, 744, 270), 'accent', 'plastic', { ...on, stroke: 15, raise: 4, edge: 5, not: ['midsole', 'counter', 'eyestay'] }),
    ...laces({ from: [700, 446], to: [950, 586], count: 5, sag: 6, across: [44, -58], width: 18 }),
    ...laces({ from: [594, 240], to: [656, 392], count: 3, sag: 0, across: [66, -34], width: 18 }),
    ...bow([668, 204], 140, 14),
  ];
}

export const hikingBoot = shoeArchetype([...ankle(), ...sole(), ...upper()], 972, 890, { lit: '#ece2d6', far: '#cfbfac', sun: '#f3e9dd', ridge: '#dccdb9', block: '#d6c6b2' });
