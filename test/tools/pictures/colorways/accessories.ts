import { colorway, type Colorways } from './colorway.ts';

/** Plain and engraved. */
const mugs = {
  CHK: colorway('#ece7da', '#2f4f6b', '#2f4f6b', '#d9532b', '#22433b', '#2c3a46'),
  FJO: colorway('#3d6878', '#1f3a45', '#e8e2d2', '#e8a93a', '#eef0ea', '#1c2c33'),
  EMB: colorway('#c64f2d', '#3a2620', '#f1e6d2', '#efb24a', '#f6ead8', '#2c201c'),
};

export const accessories: Colorways = {
  NKSNOW01: {
    RST: colorway('#ad5030', '#e8d8bb', '#6e321f', '#e8a93a', '#efe0c6', '#2b1c12'),
    FOG: colorway('#b7bcb8', '#56666c', '#6c7676', '#d9532b', '#e9eae4', '#2b2622'),
    FJO: colorway('#3f6a7a', '#e6dcc4', '#27444f', '#e8a93a', '#e2e8e4', '#1c2c33'),
    OCH: colorway('#cc9a45', '#4b4a3a', '#8a6428', '#2f4a43', '#f2e6cc', '#2b2318'),
  },
  NKCAP001: {
    OAT: colorway('#d9caad', '#35554e', '#35554e', '#d9532b', '#f1e8d6', '#3c372e'),
    PIN: colorway('#3d5a4d', '#2b4238', '#e0a441', '#e0a441', '#e6dfca', '#1b2722'),
    RST: colorway('#a9522f', '#7a3820', '#efd9b4', '#efc37a', '#f0e0ca', '#2b1c12'),
  },
  NKSOCK03: {
    OAT: colorway('#dfd3ba', '#8b7453', '#c9562f', '#2f5a57', '#f0e8d6', '#4a4234'),
    SLT: colorway('#808a8d', '#3f494d', '#dfa23c', '#e4e3da', '#e0e2de', '#2b3134'),
    MOS: colorway('#78805c', '#40472f', '#d9662b', '#e9dcb8', '#e8e3cd', '#2a2e20'),
  },
  NKPACK38: {
    MOS: colorway('#66704f', '#4b543f', '#33392c', '#e2572b', '#d9a441', '#232420'),
    CLY: colorway('#b9674a', '#9a4f37', '#4a3a33', '#ecdcb8', '#e9e0cd', '#2c2623'),
    INK: colorway('#3f4c60', '#2b3546', '#222a35', '#e0a441', '#c9693f', '#1b2028'),
  },
  NKPACK22: {
    FJO: colorway('#437181', '#2d505d', '#22373f', '#e8a93a', '#e2e8e4', '#1b282d'),
    AMB: colorway('#cf8f35', '#93601f', '#3f3120', '#2f4a43', '#f2e4c8', '#28221a'),
    COA: colorway('#53575a', '#393d40', '#27292b', '#d9532b', '#d6d5cf', '#1b1d1e'),
  },
  NKHAUL50: {
    OCH: colorway('#cf9a3c', '#6e5230', '#33302a', '#8f4a2b', '#f2e8d2', '#25231f'),
    INK: colorway('#3b485b', '#29323f', '#1b2028', '#b06a3c', '#e4e2da', '#181b20'),
    ROW: colorway('#a8402e', '#6f2a21', '#2f2321', '#c98a52', '#f1e2ce', '#231a18'),
  },
  NKDRY010: {
    EMB: colorway('#d15a33', '#9d3f25', '#33302d', '#f4e6cf', '#f4e6cf', '#262423'),
    TID: colorway('#3f7f8c', '#2a5b67', '#22323a', '#f0d9a2', '#eef0ea', '#1c272c'),
  },
  NKKILD07: {
    STL: colorway('#a3a9ab', '#3c4346', '#5a6265', '#d9532b', '#2c3335', '#26292b'),
    EMB: colorway('#c64f2d', '#5b281b', '#3a2620', '#efb24a', '#f4e8d6', '#272322'),
    FJO: colorway('#3d6878', '#24424d', '#2c4650', '#efb24a', '#e6ebe6', '#1f2a2f'),
  },
  NKMUGG01: mugs,
  NKMUGG02: mugs,
  NKTENT02: {
    LIC: colorway('#a3ab7f', '#6c7552', '#d98b3a', '#d9662b', '#efe9d2', '#2f3328'),
    OCH: colorway('#d39c3e', '#97692a', '#37504b', '#33605c', '#f5e9cf', '#33291b'),
  },
  NKGIFT01: {
    FJO: colorway('#437181', '#2d505d', '#22373f', '#e8a93a', '#efe9da', '#1b282d'),
    EMB: colorway('#c64f2d', '#8a3a22', '#4a2a20', '#efb24a', '#f4e8d6', '#272322'),
  },
};
