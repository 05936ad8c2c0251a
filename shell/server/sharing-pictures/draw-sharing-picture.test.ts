import sharp from 'sharp';
import { drawSharingPicture } from './draw-sharing-picture.ts';
import { sharingPicturePath } from './sharing-picture-path.ts';

const draw = (title: string, detail?: string, scene?: string) =>
  drawSharingPicture({ title, detail, scene }, 'Ridgeway Education');
/** Pixels of the upper left part, where the title is. */
const titlePixels = async (png: Buffer) =>
  (await sharp(png).extract({ left: 60, top: 60, width: 900, height: 300 }).raw().toBuffer()).toString(
    'base64',
  );

test.each([
  ['a course', 'Master of Nursing', 'Monash University, Australia', 'australia'],
  ['a name in Nepali', 'नेपालबाट विदेश: परिवारसँग कुरा गर्ने तरिका', 'काठमाडौं', 'uk'],
  ['a very long name', 'Bachelor of Everything '.repeat(40), 'x'.repeat(2000), 'nowhere'],
  ['one long word', 'W'.repeat(400), undefined, undefined],
  ['markup', '</svg><script>alert(1)</script>', '<image href="file:///etc/passwd"/>', 'ridge'],
  ['no text at all', '', '', undefined],
])('%s has a PNG of 1200×630 px of at most 150 kB', async (_name, title, detail, scene) => {
  const png = await draw(title, detail, scene);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(150_000);
});

test('the picture shows its own title', async () => {
  const [nursing, law, again] = await Promise.all([draw('Nursing'), draw('Law'), draw('Nursing')]);
  expect(await titlePixels(nursing)).toBe(await titlePixels(again));
  expect(await titlePixels(nursing)).not.toBe(await titlePixels(law));
});

test('its address changes with its texts', () => {
  const path = sharingPicturePath('/course_details/12', { title: 'Nursing' });
  expect(path).toMatch(/^\/sharing-pictures\/course_details\/12\.png\?v=[0-9a-f]{8}$/);
  expect(sharingPicturePath('/course_details/12', { title: 'Law' })).not.toBe(path);
});
