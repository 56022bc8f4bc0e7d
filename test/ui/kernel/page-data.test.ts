import { expect, test } from 'vitest';
import { readPageData } from '#ui/kernel/page-data.ts';

test('CNT-03 the data of a page are read although a block of it has the same id', () => {
  document.body.innerHTML =
    '<main><h2 id="page-data">"PD"</h2></main><script type="application/json" id="page-data">{"blocks":["anchor"]}</script>';
  expect(readPageData(document)).toEqual({ blocks: ['anchor'] });
});
