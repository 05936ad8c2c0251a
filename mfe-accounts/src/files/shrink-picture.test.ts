import fc from 'fast-check';
import { fittingSize, isLargePicture, LARGE_PICTURE_BYTES, shrinkPicture } from './shrink-picture.ts';

it.each([
  ['photo.jpg', LARGE_PICTURE_BYTES + 1, true],
  ['PHOTO.JPEG', LARGE_PICTURE_BYTES + 1, true],
  ['scan.png', LARGE_PICTURE_BYTES + 1, true],
  ['photo.jpg', LARGE_PICTURE_BYTES, false],
  ['scan.pdf', LARGE_PICTURE_BYTES * 4, false],
])('%s of %i bytes is a large picture: %p', (name, size, large) =>
  expect(isLargePicture({ name, size })).toBe(large),
);

it('fits the longest side without enlarging or distorting', () => {
  expect(fittingSize(4000, 3000)).toEqual({ width: 1600, height: 1200 });
  expect(fittingSize(3000, 4000)).toEqual({ width: 1200, height: 1600 });
  expect(fittingSize(800, 600)).toEqual({ width: 800, height: 600 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (width, height) => {
      const size = fittingSize(width, height);
      return (
        size.width >= 1 &&
        size.height >= 1 &&
        size.width <= Math.min(width, 1600) &&
        size.height <= Math.min(height, 1600)
      );
    }),
  );
});

it('returns the original when it cannot be read', async () => {
  const file = new File(['no picture'], 'a.jpg');
  expect(await shrinkPicture(file)).toBe(file);
});

it('shrinks also where the browser does not know the name of the picture’s own orientation', async () => {
  const canvas = jest.spyOn(HTMLCanvasElement.prototype, 'getContext');
  canvas.mockReturnValue({ fillRect: () => {}, drawImage: () => {} } as unknown as null);
  const toBlob = jest.spyOn(HTMLCanvasElement.prototype, 'toBlob');
  toBlob.mockImplementation((callback) => callback(new Blob(['small'], { type: 'image/jpeg' })));
  Object.assign(globalThis, {
    // As Chrome 106.
    createImageBitmap: async (_file: File, options?: { imageOrientation?: string }) => {
      if (options?.imageOrientation === 'from-image') throw new TypeError('not a valid enum value');
      return { width: 4000, height: 3000, close: () => {} };
    },
  });
  const smaller = await shrinkPicture(new File(['a large picture'], 'scan.png', { type: 'image/png' }));
  expect([smaller.name, smaller.type, smaller.size]).toEqual(['scan.jpg', 'image/jpeg', 5]);
  canvas.mockRestore();
  toBlob.mockRestore();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});
