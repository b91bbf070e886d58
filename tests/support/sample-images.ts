/** Creates images for tests. */
import sharp from 'sharp';

export const red = '#c03020';
export const blue = '#2030c0';
export const createSolidImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } });
/** Creates an image that is red on the left and blue on the right. */
export const createTwoColorImage = (width: number, height: number) =>
  createSolidImage(width, height).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: blue } },
      left: Math.floor(width / 2),
      top: 0,
    },
  ]);
