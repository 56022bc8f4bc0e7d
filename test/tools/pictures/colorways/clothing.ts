import { colorway, type Colorways } from './colorway.ts';

export const clothing: Colorways = {
  NKLUMEN1: {
    AMB: colorway('#d4902f', '#2f4a43', '#22332f', '#f1e4c8', '#e8dcc0', '#1b2523'),
    GLA: colorway('#9fb9c4', '#e7e6df', '#38505c', '#e2572b', '#e8e6df', '#2b3b45'),
    PIN: colorway('#39594c', '#24392f', '#1b2a24', '#e0a441', '#e6dfca', '#17211d'),
    ROW: colorway('#a83c2c', '#74291f', '#33211f', '#efc98a', '#efe0cc', '#2a1a17'),
  },
  NKSVALE1: {
    GLA: colorway('#a9c0c6', '#a9c0c6', '#4a626c', '#d9532b', '#eef0ec', '#2f4048'),
    RST: colorway('#b3593a', '#b3593a', '#5b2d1e', '#efc37a', '#f1e1cd', '#2f1d16'),
    INK: colorway('#37445a', '#37445a', '#1f2735', '#dd9d3a', '#dfe2e2', '#191f2a'),
  },
  NKBREID1: {
    PIN: colorway('#3f5f50', '#2b4338', '#1d2c25', '#e0a441', '#e6dfca', '#17211d'),
    OCH: colorway('#cb9640', '#8f6527', '#3d3122', '#2f4a43', '#f2e6cc', '#29231b'),
    COA: colorway('#54585a', '#3a3e40', '#242729', '#d9532b', '#d6d5cf', '#1c1e1f'),
  },
  NKSKAR02: {
    TID: colorway('#3e7480', '#28515d', '#1d3138', '#e7a33b', '#e4e7e0', '#1a2529'),
    ROW: colorway('#b8402f', '#862c26', '#33211f', '#efd9ab', '#efe4d2', '#2a1d1b'),
    INK: colorway('#3f4c62', '#2b3547', '#1d2430', '#d9532b', '#dfe2e0', '#181d26'),
  },
  NKREGN02: {
    OCH: colorway('#dba53c', '#dba53c', '#3b3a33', '#33605c', '#f4ead0', '#2b2a26'),
    FJO: colorway('#466f80', '#466f80', '#1f343d', '#e8a93a', '#e2e8e4', '#1b2a30'),
    LIC: colorway('#9ca57c', '#9ca57c', '#3d4533', '#d9662b', '#eae8d6', '#2a2f25'),
  },
  NKVARDE1: {
    OAT: colorway('#dccbab', '#7d6a4d', '#54472f', '#c9562f', '#efe6d2', '#35302a'),
    LIC: colorway('#a7af86', '#4d5a42', '#374131', '#dd9d3a', '#e8e6d2', '#2a2f26'),
    RST: colorway('#b3603f', '#5a3a2d', '#3f2a21', '#e8b45a', '#f0dfc8', '#2d201a'),
  },
  NKGRID01: {
    CLY: colorway('#c08466', '#8e5842', '#6b4233', '#2f5a57', '#f1e3d2', '#4a2f24'),
    SLT: colorway('#7b868a', '#525c61', '#3d464a', '#d9762b', '#e3e5e1', '#2a3033'),
  },
  NKTARN01: {
    CHK: colorway('#d6d0c2', '#c6bfae', '#d9532b', '#22433b', '#f4f0e6', '#5c564a'),
    CLY: colorway('#bd7d60', '#a5664b', '#f0dfc6', '#f3e6d0', '#f2e4d0', '#4a2f24'),
    FJO: colorway('#3d6878', '#2c505e', '#e8a93a', '#dfe6e2', '#e2e8e4', '#1c2c33'),
    MOS: colorway('#7a8261', '#5f6749', '#e9dcb8', '#f0e7cf', '#ece6d2', '#2f3326'),
  },
  NKSTRI01: {
    OAT: colorway('#e6dcc6', '#35554e', '#35554e', '#c9562f', '#f4eee0', '#4a4437'),
    FJO: colorway('#3d6878', '#e3e2d6', '#2c505e', '#e8a93a', '#e2e8e4', '#1c2c33'),
    ROW: colorway('#a5402f', '#e9d5b4', '#7a2c22', '#2f3f4a', '#f1e4d0', '#2f1b16'),
  },
  NKFELL01: {
    STN: colorway('#b3a78f', '#8d8169', '#4a4436', '#c9562f', '#e6decb', '#2d2a25'),
    COA: colorway('#4d5052', '#36393b', '#222527', '#dfa23c', '#c9c9c4', '#1d1f20'),
    MOS: colorway('#6f7656', '#52593f', '#33382a', '#d98b3a', '#e0dcc8', '#23261d'),
  },
  NKSHRT02: {
    STN: colorway('#bcae93', '#968869', '#4f4838', '#33605c', '#e9e0cb', '#2d2a25'),
    INK: colorway('#46536a', '#323d50', '#222a38', '#d9762b', '#d9dcdc', '#1b202a'),
  },
};
