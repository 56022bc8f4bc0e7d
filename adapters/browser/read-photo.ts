/** Longest side of a photo that is sent, in pixels. */
const MAX_SIDE = 1_600;
/** Size of a photo that is sent, in bytes: five of them take seconds on a slow connection. */
const TARGET_BYTES = 400_000;
/** Qualities of JPEG that are tried in order. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> =>
  new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality));

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(new Error('The photo cannot be read')));
    reader.readAsDataURL(blob);
  });

/**
 * A photo as a small JPEG in base64, upright and without metadata, such as the place where it was taken. Undefined for a
 * file that the browser cannot decode as a picture, whatever its name says.
 */
export const readPhoto = async (file: Blob): Promise<string | undefined> => {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const drawing = canvas.getContext('2d');
  if (drawing === null) return undefined;
  // JPEG has no transparency.
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  let smallest: Blob | undefined;
  for (const quality of QUALITIES) {
    smallest = await jpegOf(canvas, quality);
    if (smallest === undefined || smallest.size <= TARGET_BYTES) break;
  }
  return smallest && base64Of(smallest);
};
