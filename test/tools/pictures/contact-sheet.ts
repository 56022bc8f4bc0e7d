import sharp from 'sharp';
import type { Picture } from './product-pictures.ts';

const CELL = { width: 200, height: 250, gap: 5 };

/** Lays pictures out in rows, to compare them side by side. */
export async function contactSheet(pictures: AsyncIterable<Picture>, path: string, columns: number): Promise<void> {
  const cells: Buffer[] = [];
  for await (const { image } of pictures) {
    const drawn = await image.png().toBuffer();
    cells.push(
      await sharp(drawn)
        .flatten({ background: '#c9d2cd' })
        .resize(CELL.width, CELL.height, { fit: 'contain', background: '#222222' })
        .png()
        .toBuffer(),
    );
  }
  const rows = Math.ceil(cells.length / columns);
  await sharp({
    create: {
      width: columns * (CELL.width + CELL.gap),
      height: rows * (CELL.height + CELL.gap),
      channels: 3,
      background: '#222222',
    },
  })
    .composite(
      cells.map((input, i) => ({
        input,
        left: (i % columns) * (CELL.width + CELL.gap),
        top: Math.floor(i / columns) * (CELL.height + CELL.gap),
      })),
    )
    .png()
    .toFile(path);
}
