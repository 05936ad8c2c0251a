import type { SceneName } from 'shared-ui/scenes';
import { sharingPicture } from 'shared-ui/scenes/sharing';
import { type FlagCode, flagCode } from '../flags/flag-code.ts';

const scenes: Partial<Record<FlagCode, SceneName>> = {
  au: 'australia',
  nz: 'newzealand',
  gb: 'uk',
  us: 'usa',
  ca: 'canada',
  ae: 'dubai',
};

/** Sharing picture of a course or university: its own, or its destination's. Chat apps do not show SVG files. */
export function sharePicture(
  images: readonly { image: string }[],
  countryName: string | null | undefined,
): string {
  const own = images[0]?.image;
  if (own && !/\.svg(\?|$)/i.test(own)) return own;
  return sharingPicture(scenes[flagCode(countryName)] ?? 'ridge');
}
