import { cord, fold, groove, panel, ridgeMark, shade, stitch, type Layer } from '../layers.ts';
import { bow, laces, lugs, shoeArchetype } from './shoe-parts.ts';

const UPPER =
  'M 186,800 C 166,740 164,690 176,640 C 190,570 214,530 214,478 C 214,446 198,424 192,398 C 186,360 214,338 246,346 C 292,358 314,404 352,436 C 394,468 444,474 492,460 C 546,442 582,400 612,350 C 626,330 648,326 668,340 C 770,408 880,488 984,546 C 1070,578 1170,562 1268,572 C 1392,586 1474,664 1470,776 L 1440,860 L 220,860 Z';
const MIDSOLE =
  'M 160,722 C 138,790 142,872 196,908 C 222,926 262,930 320,930 L 1060,930 C 1220,928 1356,890 1436,820 C 1472,788 1484,752 1466,722 C 1410,768 1270,790 1110,794 C 960,798 860,806 740,800 C 600,794 500,762 390,754 C 300,750 220,748 160,722 Z';
const OUTSOLE =
  'M 172,872 C 180,922 226,944 300,944 L 1070,944 C 1230,942 1376,900 1452,830 C 1480,802 1496,766 1486,736 C 1474,760 1446,790 1396,820 C 1320,866 1200,902 1060,904 L 330,906 C 260,906 206,900 172,872 Z';

const soleLine = (x: number): number => (x < 280 ? 936 - ((280 - x) / 90) ** 1.6 * 26 : x < 1060 ? 938 : 938 - 112 * ((x - 1060) / 380) ** 1.9);

function tongueAndLining(): Layer[] {
  return [
    panel('M 214,410 C 246,344 300,352 336,380 C 400,414 480,396 556,342 C 590,318 616,316 640,320 L 660,370 L 470,520 L 300,500 Z', 'lining', 'lining', { base: 16, inflate: { r: 60, amp: 26 } }),
    panel('M 540,450 C 556,366 584,290 618,246 C 642,218 692,222 714,256 C 734,292 772,340 836,388 C 900,434 960,480 1000,512 C 1030,540 1010,566 980,574 L 720,520 Z', 'tongue', 'mesh', { id: 'tongue', textureScale: 0.9, base: 34, inflate: { r: 60, amp: 40, smooth: 3 } }),
    panel('M 590,340 C 600,300 618,272 640,254 C 658,242 684,250 698,272 L 716,304 C 680,306 630,318 590,340 Z', 'accent', 'nylon', { clip: 'tongue', raise: 4, edge: 4 }),
    cord(ridgeMark(624, 306, 66), 5, 'tongue', 'plastic', 2),
  ];
}

function sole(): Layer[] {
  return [
    panel(lugs({ from: 200, to: 1400, top: soleLine, depth: 34, sizes: [50, 34], gap: 16 }), 'outsole', 'rubber', { base: 58, inflate: { r: 12, amp: 8 }, raise: 5, edge: 4 }),
    panel(MIDSOLE, 'midsole', 'foam', { id: 'midsole', base: 56, dome: { amp: 62, power: 0.5 }, inflate: { r: 30, amp: 18 } }),
    panel('M 120,846 C 260,880 400,812 540,842 C 720,880 880,858 1020,848 C 1190,836 1340,806 1500,716 L 1500,980 L 120,980 Z', 'midsoleLow', 'foam', { clip: 'midsole', raise: 8, edge: 10 }),
    groove('M 170,786 C 260,826 360,786 470,806 C 570,826 640,840 740,838', 9, 9, { within: 'midsole' }),
    groove('M 800,842 C 960,846 1130,832 1300,796 C 1370,778 1420,758 1460,730', 8, 8, { within: 'midsole' }),
    panel('M 178,836 C 230,862 330,836 420,858 C 474,872 486,892 462,900 C 390,908 290,908 236,898 C 198,890 180,868 178,836 Z', 'accent', 'foam', { raise: 6, edge: 9 }),
    panel(OUTSOLE, 'outsole', 'rubber', { id: 'outsole', base: 82, inflate: { r: 40, amp: 38 } }),
  ];
}

function upper(): Layer[] {
  const on = { clip: 'upper', not: 'midsole' };
  return [
    panel(UPPER, 'mesh', 'mesh', { id: 'upper', base: 52, not: ['midsole', 'outsole'], dome: { amp: 128, power: 0.56, smooth: 6 }, inflate: { r: 70, amp: 36, smooth: 4 } }),
    shade('M 420,780 L 520,580 L 700,560 C 860,620 1000,650 1180,660 C 1160,760 900,800 700,800 Z', -0.13, 60, { within: 'upper' }),
    fold('M 1000,566 C 1046,596 1064,640 1044,706 M 946,622 C 992,640 1008,684 988,730', 10, -3.4, 7, { within: 'upper' }),
    panel('M 130,706 C 280,756 430,772 560,784 C 700,796 880,776 1010,742 C 1106,716 1150,664 1196,560 L 1500,560 L 1500,880 L 130,880 Z', 'overlay', 'suede', { ...on, raise: 6, edge: 5, id: 'guard' }),
    stitch('M 130,722 C 280,772 430,786 560,798 C 704,810 884,790 1018,756 C 1118,730 1168,672 1212,566', on),
    panel('M 1342,560 C 1326,660 1280,746 1200,820 L 1500,880 L 1500,540 Z', 'outsole', 'rubber', { ...on, raise: 8, edge: 7, id: 'toe' }),
    ...[0, 1, 2, 3].map((i) => groove(`M ${1372 + i * 26},${584 + i * 26} C ${1362 + i * 26},${662 + i * 16} ${1312 + i * 28},${730 + i * 10} ${1262 + i * 34},${790}`, 5, 5, { within: 'toe', clip: 'toe' })),
    panel('M 120,800 C 150,690 176,600 208,500 C 270,516 322,566 346,634 C 364,690 366,740 354,810 Z', 'overlay', 'suede', { ...on, raise: 7, edge: 5, id: 'counter' }),
    stitch('M 212,514 C 266,532 308,578 332,640 C 350,690 352,740 342,790', on),
    panel('M 140,612 C 214,618 256,646 272,696 C 282,734 280,762 274,806 L 120,806 Z', 'accent', 'plastic', { ...on, raise: 7, edge: 9 }),
    groove('M 178,656 C 218,664 238,688 246,720 M 176,696 C 200,704 214,722 218,746', 5, 4, on),
    panel('M 196,536 C 220,500 218,458 196,414 C 176,364 214,330 254,338 C 302,350 320,396 356,428 C 394,460 440,464 486,450 C 538,434 570,400 600,346 L 652,396 C 622,476 566,530 484,546 C 402,558 344,524 300,508 C 262,496 226,504 196,536 Z', 'collar', 'knit', { ...on, id: 'collar', textureScale: 1.5, textureAmp: 0.45, inflate: { r: 42, amp: 26 }, raise: 2 }),
    cord('M 204,474 C 166,440 158,366 196,336 C 218,318 240,330 236,348 C 210,366 204,420 222,466', 15, 'accent', 'webbing', 9),
    panel(ridgeMark(410, 742, 372), 'accent', 'plastic', { ...on, stroke: 18, raise: 4, edge: 5, not: ['midsole', 'guard', 'counter'] }),
    panel(ridgeMark(470, 752, 330), 'mark', 'plastic', { ...on, stroke: 7, raise: 2.5, edge: 3, not: ['midsole', 'guard', 'counter'] }),
    panel('M 598,374 C 612,336 644,320 672,340 C 780,412 896,488 1010,542 C 1038,556 1042,592 1010,602 C 980,610 950,604 918,590 C 812,546 700,472 618,432 C 596,418 590,396 598,374 Z', 'overlay', 'suede', { ...on, raise: 7, edge: 5, id: 'eyestay' }),
    stitch('M 608,396 C 606,412 614,420 628,426 C 712,470 824,540 924,582 C 954,594 982,598 1008,588', on),
    ...laces({ from: [660, 378], to: [972, 562], count: 6, sag: 6, across: [42, -58], width: 17 }),
    ...bow([704, 338], 132, 13),
  ];
}

export const trailShoe = shoeArchetype([...tongueAndLining(), ...sole(), ...upper()], 972, 740, { lit: '#efe4d3', far: '#d8c5a8', sun: '#f4ead9', ridge: '#e2d2b8', block: '#dfcfb5' });
