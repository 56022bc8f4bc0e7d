import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shoot } from '../support/account-visit.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { textsOf } from '../support/journey.ts';
import { prepareOrder } from '../support/prepared-order.ts';
import { visit } from '../support/visit.ts';

const { warranty: texts, orders } = textsOf('en-us');

/** A picture with noise, which compresses badly, as a photo of a phone does. */
const photo = async (name: string, width = 2_000, height = 1_500) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width, height, channels: 3, background: 'gray', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .withMetadata({ exif: { IFD3: { GPSLatitudeRef: 'N' } } })
    .jpeg({ quality: 90 })
    .toBuffer(),
});

test('RTE-44 ORD-22 ORD-23 API-067 ERR-20 a guest opens the form from a delivered order, adds photos and gets a case id; nothing is lost on a refusal', () =>
  visit({ width: 375, expectedStatuses: [415] }, async ({ page, shop }) => {
    const { orderId, orderNumber } = await prepareOrder(page);
    await page.goto(`/en-us/order-status?order=${orderId}`);
    await page.getByRole('heading', { name: /^Order \d/ }).waitFor();
    expect(await page.getByRole('link', { name: orders.warranty }).count()).toBe(0);
    for (const action of ['ship', 'deliver'] as const)
      await expect.poll(() => shop.operate(orderNumber, action), { timeout: 15_000 }).toBe('Done');
    await page.reload();
    await page.getByRole('link', { name: orders.warranty }).click();
    const form = page.getByRole('form', { name: texts.title });
    const field = (label: string) => form.getByLabel(label);
    await expect.poll(() => field(texts.orderNumber).inputValue()).toBe(orderNumber);
    expect(await field(texts.product).inputValue()).toMatch(/^[A-Z0-9]{11}$/);
    expect(await field(texts.purchaseDate).inputValue()).toMatch(/^\d\d\/\d\d\/\d{4}$/);

    const files = page.locator('input[type=file]');
    const first = await photo('sole.jpg');
    expect(first.buffer.length).toBeGreaterThan(1_000_000);
    await files.setInputFiles([first, { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<p>no</p>') }]);
    await form.getByText('page.jpg is not a picture').waitFor();
    await form.getByRole('img', { name: 'sole.jpg' }).waitFor();
    await files.setInputFiles(
      await Promise.all(['b', 'c', 'd', 'e', 'f'].map((name) => photo(`${name}.jpg`, 300, 200))),
    );
    await form.getByText('You can add up to 5 photos.').waitFor();
    await form.getByText('5 of 5 photos').waitFor();
    expect(await files.count()).toBe(0);
    await form.getByRole('button', { name: 'Remove photo b.jpg' }).click();
    await form.getByText('4 of 5 photos').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('group');

    await form.getByRole('button', { name: texts.send }).click();
    await form.getByRole('link', { name: /Describe the defect/ }).waitFor();
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'warranty');
    await field(texts.description).fill('The sole of the left shoe came off after two days.');
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/consumer/warranty'))
        sent.push(request.postDataJSON());
    });
    await shop.order({ operation: 'contact.requestWarranty', status: 415, errorId: 'API415', times: 1 });
    await form.getByRole('button', { name: texts.send }).click();
    await page.getByText('This action is not possible.').waitFor();
    expect(await form.getByRole('img').count()).toBe(4);
    expect(await field(texts.description).inputValue()).toContain('The sole of the left shoe');
    await form.getByRole('button', { name: texts.send }).click();
    const notice = page.getByRole('region', { name: texts.sent.title });
    const caseId = (await notice.getByText(/W-\d{10}/).textContent()) ?? '';
    expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
    await shoot(page, 'warranty-sent');
    await page.reload();
    await page.getByRole('region', { name: texts.sent.title }).getByText(caseId).waitFor();

    expect(sent).toHaveLength(2);
    const { photos, ...values } = Object(sent[1]) as { readonly photos: readonly string[] };
    expect(Object.keys(values).toSorted()).toEqual([
      'description',
      'email',
      'orderNumber',
      'productId',
      'purchaseDate',
    ]);
    const [large, small] = photos.map((text) => Buffer.from(text, 'base64'));
    const facts = await sharp(large).metadata();
    expect([facts.format, facts.width, facts.height, facts.exif]).toEqual(['jpeg', 1_600, 1_200, undefined]);
    expect([photos.length, (large?.length ?? 0) <= 1_000_000, small !== undefined]).toEqual([4, true, true]);

    await page.goto('/__mail');
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByRole('link', { name: new RegExp(caseId) }).count();
      })
      .toBe(1);
  }));
