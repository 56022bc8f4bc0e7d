import { beforeEach, expect, test } from 'vitest';
import { sites } from '#adapters/composition/sites.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { WarrantyFormPresenter } from '#ui/pages/contact/warranty-form.presenter.ts';
import { run } from '#test/support/run.ts';
import { openShop } from '#test/ui/render-in-shop.tsx';

const [site] = sites;
if (site === undefined) throw new RangeError('No site');
const file = (name: string): File => new File(['x'], name, { type: 'image/jpeg' });
const typed = {
  productId: 'NKTRAIL3FJO',
  purchaseDate: '11/01/2025',
  email: 'ida@example.com',
  description: 'The sole of the left shoe came off.',
};

/** The photos of a test: the content of each is its name; a text file is none. */
const readPhoto = async (photo: Blob): Promise<string | undefined> =>
  photo instanceof File && photo.name.endsWith('.txt') ? undefined : `${photo instanceof File ? photo.name : ''}`;

let opened: ReturnType<typeof openShop>;
let sent: string[];
let presenter: WarrantyFormPresenter;
beforeEach(() => {
  opened = openShop();
  sent = [];
  presenter = new WarrantyFormPresenter({
    tasks: opened.makeTasks(),
    shell: opened.shell,
    site,
    ruleTexts: ruleTextsOf('en-US'),
    now: Date.UTC(2026, 0, 1),
    orderId: '',
    readPhoto,
    texts: { tooManyPhotos: 'Too many', unreadable: (name) => `${name} is unreadable`, notInOrder: 'Not in it' },
    onSent: (caseId) => void sent.push(caseId),
  });
  presenter.activate();
});

test('AUTH-27 a sign-in while the form is open fills in what the session may read then', async () => {
  const { email } = typed;
  await run(opened.shop.account.signUp({ firstName: 'Ida', lastName: 'Berg', email, password: 'Correct1Horse' }));
  await expect.poll(() => presenter.form.values.email).toBe(email);
});

test('ORD-23 at most five photos are kept, in the order of their files; a removed one makes space for another', async () => {
  presenter.addPhotos(['a', 'b', 'c', 'd', 'e', 'f'].map(file));
  expect([presenter.photoError, presenter.hasAllPhotos, presenter.reading]).toEqual(['Too many', true, 5]);
  await expect.poll(() => presenter.photos.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
  presenter.removePhoto(presenter.photos[0]?.id ?? 0);
  expect([presenter.photoError, presenter.hasAllPhotos]).toEqual([undefined, false]);
  presenter.addPhotos([file('g')]);
  await expect.poll(() => presenter.photos.map(({ name }) => name)).toEqual(['b', 'c', 'd', 'e', 'g']);
});

test('ORD-23 a file that is no picture is named, and the others are kept', async () => {
  presenter.addPhotos([file('note.txt'), file('sole.jpg')]);
  await expect.poll(() => presenter.photoError).toBe('note.txt is unreadable');
  await expect.poll(() => presenter.photos.map(({ data }) => data)).toEqual(['sole.jpg']);
});

test('ORD-22 ORD-23 the request is sent with its photos, and the form is empty afterwards', async () => {
  presenter.addPhotos([file('sole.jpg')]);
  await expect.poll(() => presenter.photos).toHaveLength(1);
  presenter.form.fill(typed);
  presenter.form.send();
  await expect.poll(() => sent).toEqual(['W-1']);
  expect(opened.fakes.contact.requested).toEqual([
    { values: { ...typed, purchaseDate: '2025-11-01' }, photos: ['sole.jpg'] },
  ]);
  expect([presenter.photos, presenter.form.values]).toEqual([[], {}]);
});

test('ORD-23 VAL-27 a photo that the service cannot read is named, and a product that the order does not have at its field; everything stays', async () => {
  presenter.addPhotos([file('sole.jpg'), file('label.jpg')]);
  await expect.poll(() => presenter.photos).toHaveLength(2);
  presenter.form.fill(typed);
  const { faults } = opened.fakes;
  faults.failNext('requestWarranty', apiRefusal('API415', 415, { params: { photo: 2 } }));
  presenter.form.send();
  await expect.poll(() => presenter.photoError).toBe('label.jpg is unreadable');
  faults.failNext('requestWarranty', apiRefusal('ATTR200'));
  presenter.form.send();
  await expect.poll(() => presenter.form.messages.productId).toBe('Not in it');
  expect([presenter.photos.length, presenter.form.values]).toEqual([2, typed]);
});
