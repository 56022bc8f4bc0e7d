/**
 * hls.js without subtitles, alternate audio and encryption, which the shop's films do not have. It has no type
 * declarations.
 */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
