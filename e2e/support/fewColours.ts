import { crc32, deflateSync } from 'node:zlib';
import { type Page } from '@playwright/test';

/**
 * A picture with at most 256 colours and less than half the size: the commonest colours, every other pixel in the
 * nearest of them. The page unpacks it, as it can read pictures.
 */
export async function fewColours(page: Page, png: Buffer): Promise<Buffer> {
  const { width, height, pixels } = await unpack(page, png);
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const palette = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 256)
    .map(([pixel]) => pixel);
  const places = new Map([...counts.keys()].map((pixel) => [pixel, nearest(palette, pixel)]));
  const rows = Buffer.alloc((width + 1) * height);
  for (const [at, pixel] of pixels.entries()) rows[at + Math.floor(at / width) + 1] = places.get(pixel) ?? 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((pixel) => [pixel >> 16, (pixel >> 8) & 255, pixel & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each pixel as one number, red in front. */
async function unpack(page: Page, png: Buffer): Promise<{ width: number; height: number; pixels: number[] }> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas?.drawImage(picture, 0, 0);
    const data = canvas?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    const pixels = Array.from(
      { length: width * height },
      (_, at) => ((data[at * 4] ?? 0) << 16) | ((data[at * 4 + 1] ?? 0) << 8) | (data[at * 4 + 2] ?? 0),
    );
    return { width, height, pixels };
  }, png.toString('base64'));
}

function nearest(palette: readonly number[], pixel: number): number {
  let [best, least] = [0, Infinity];
  for (const [place, colour] of palette.entries()) {
    const away = [16, 8, 0].reduce(
      (sum, shift) => sum + (((colour >> shift) & 255) - ((pixel >> shift) & 255)) ** 2,
      0,
    );
    if (away < least) [best, least] = [place, away];
  }
  return best;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
