import 'react';

/** Marks in rendered markup, which no document ever holds. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'kept-markup': { 'data-slot': number };
      'kept-start': { 'data-slot': number };
      'kept-end': { 'data-slot': number };
    }
  }
}
