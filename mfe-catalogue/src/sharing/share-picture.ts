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

/**
 * Picture for whoever shares the page of a course or a university: its own, else its destination's. Chats show no
 * SVG.
 */
export function sharePicture(
  images: readonly { image: string }[],
  countryName: string | null | undefined,
): string {
  const own = images[0]?.image;
  if (own && !/\.svg(\?|$)/i.test(own)) return own;
  return sharingPicture(scenes[flagCode(countryName)] ?? 'ridge');
}
