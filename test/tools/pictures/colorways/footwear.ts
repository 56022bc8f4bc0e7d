import { colorway, type Colorways } from './colorway.ts';

export const footwear: Colorways = {
  NKTRAIL3: {
    EMB: colorway('#c8512f', '#8a3524', '#372e2b', '#e9a63a', '#ece4d4', '#2b2827'),
    FJO: colorway('#35606f', '#21434f', '#1c2f37', '#e8a93a', '#dfe6e2', '#1d282d'),
    MOS: colorway('#7c8560', '#515b40', '#33392c', '#d9532b', '#e8e2d0', '#292b25'),
    SAN: colorway('#cbb899', '#8c7757', '#3d3832', '#d9532b', '#f0e8d8', '#2a2826'),
    COA: colorway('#4f5355', '#313537', '#222527', '#d9a441', '#d8d6cf', '#1e2021'),
  },
  NKLOOP05: {
    CHK: colorway('#e4ddce', '#bdb6a4', '#6d7672', '#d9532b', '#f4efe4', '#3a3e3d'),
    TID: colorway('#41808c', '#2a5966', '#1f3a43', '#efb04a', '#eceee8', '#22343a'),
    EMB: colorway('#d4603a', '#a8432a', '#4a2f28', '#f2c56b', '#f5ecde', '#3a2c28'),
  },
  NKRIDGE1: {
    BAR: colorway('#8f6843', '#5d3f29', '#382a20', '#c9562f', '#d9cbb2', '#2a2420'),
    SLT: colorway('#6d767b', '#454d53', '#2c3236', '#dfa23c', '#d5d6d1', '#24282b'),
    PIN: colorway('#4a6353', '#2e4237', '#202d27', '#d98b3a', '#d6d2bf', '#20261f'),
  },
  NKFJELL4: {
    BAR: colorway('#7a4f30', '#4d3120', '#2f2219', '#d9532b', '#8d7a60', '#241e1a'),
    COA: colorway('#4a4c4c', '#303333', '#202223', '#dfa23c', '#77777a', '#1c1e1f'),
  },
  NKAPPR02: {
    CLY: colorway('#b9785a', '#86503a', '#43302a', '#3f6f6b', '#e9dfce', '#2c2826'),
    INK: colorway('#3a4658', '#262f3e', '#1e242e', '#d9532b', '#d9dbd8', '#1f2227'),
    LIC: colorway('#9aa27a', '#626b4a', '#3a4030', '#d9762b', '#e6e3d0', '#282b24'),
  },
};
