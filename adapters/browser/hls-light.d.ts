/**
 * The library without subtitles, alternate sound and encryption, which no film of the shop has. It comes with no types
 * of its own.
 */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
