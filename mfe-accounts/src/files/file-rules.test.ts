import fc from 'fast-check';
import { uploadLimits } from 'shared-api';
import { addFiles, togetherProblem } from './file-rules.ts';
import { formatFileSize } from './file-size.ts';

const { maxFileBytes } = uploadLimits;
const file = (name: string, size = 10, lastModified = 1) => ({ name, size, lastModified });

describe('choosing files (VALID-6)', () => {
  it('appends new files to earlier ones', () => {
    const first = addFiles([], [file('a.pdf')]);
    expect(addFiles(first.files, [file('b.PNG'), file('c.jpeg')]).files.map(({ name }) => name)).toEqual([
      'a.pdf',
      'b.PNG',
      'c.jpeg',
    ]);
  });

  it.each([
    [file('cv.docx'), 'cv.docx: The selected file must be a JPG, JPEG, PNG or PDF'],
    [file('pdf'), 'pdf: The selected file must be a JPG, JPEG, PNG or PDF'],
    [file('virus.pdf.exe'), 'virus.pdf.exe: The selected file must be a JPG, JPEG, PNG or PDF'],
    [file('a.pdf', 0), 'a.pdf: The selected file is empty'],
    [file('a.pdf', maxFileBytes + 1), 'a.pdf: The selected file must be smaller than 10 MB'],
  ])('rejects $name', (refused, reason) => {
    expect(addFiles([], [refused, file('good.pdf')])).toEqual({
      files: [file('good.pdf')],
      refused: [reason],
    });
  });

  it('accepts two photos with the same name, and the same file only once', () => {
    const { files, refused } = addFiles(
      [],
      [file('image.jpg', 10, 1), file('image.jpg', 11, 2), file('image.jpg', 10, 1)],
    );
    expect(files).toHaveLength(2);
    expect(refused).toEqual(['image.jpg: This file is already in the list']);
  });

  it.each([
    [6, 10, null],
    [
      7,
      10,
      'Your files total 70 MB. More than 60 MB may be rejected. Remove some files or make pictures smaller.',
    ],
    [60, 0.1, null],
    [61, 0.1, 'You have added 61 files. More than 60 may be rejected. Remove some files.'],
  ])('warns about %i files of %p MB each: %p', (count, megabytes, text) => {
    const files = Array.from({ length: count }, () => ({ size: megabytes * 1024 * 1024 }));
    expect(togetherProblem(files)).toBe(text);
  });

  it('either adds or names every file', () => {
    const anyFile = fc.record({ name: fc.string(), size: fc.nat(maxFileBytes * 2), lastModified: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(anyFile), (picked) => {
        const { files, refused } = addFiles([], picked);
        expect(files.length + refused.length).toBe(picked.length);
      }),
    );
  });
});

describe('sizes (APPLY-7, C-33)', () => {
  it.each([
    [0, '0 bytes'],
    [-1, '0 bytes'],
    [Number.NaN, '0 bytes'],
    [1, '1 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1234567, '1.18 MB'],
    [1024 ** 2, '1 MB'],
    [1024 ** 2 - 1, '1 MB'],
    [1024 ** 3, '1 GB'],
    [1024 ** 4, '1024 GB'],
  ])('%p is %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));

  it('never shows more than two decimals or another unit', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 40), (bytes) =>
        /^\d+(\.\d{1,2})? (bytes|KB|MB|GB)$/.test(formatFileSize(bytes)),
      ),
    );
  });
});
