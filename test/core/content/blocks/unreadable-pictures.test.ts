import { expect, test } from 'vitest';
import { readSections } from '#core/content/blocks/read-sections.ts';

const pictureBlock = (id: string, name: string) => ({
  type: 'picture',
  id,
  sources: { sm: { name, alt: '', width: 400, height: 300, color: '#223344' } },
});

test('CNT-76 ERR-36 each picture whose address cannot be read is one log entry, and its block stays', () => {
  const names = ['scenes/hero-dawn', 'https://res.cloudinary.com/demo/image/upload/v1/a.jpg', 'http://[bad'];
  const items = names.map((name, index) => pictureBlock(`p${index}`, name));
  const { sections, warnings } = readSections('home', [{ id: 's', items }]);
  expect(sections[0]?.blocks.map(({ _tag }) => _tag)).toEqual(['picture', 'picture', 'picture']);
  expect(warnings).toEqual([{ message: 'No picture of http://[bad in 1 x -', component: 'picture', id: 'p2' }]);
});
