import ae from 'flag-icons/flags/4x3/ae.svg';
import au from 'flag-icons/flags/4x3/au.svg';
import ca from 'flag-icons/flags/4x3/ca.svg';
import de from 'flag-icons/flags/4x3/de.svg';
import gb from 'flag-icons/flags/4x3/gb.svg';
import ie from 'flag-icons/flags/4x3/ie.svg';
import india from 'flag-icons/flags/4x3/in.svg';
import jp from 'flag-icons/flags/4x3/jp.svg';
import np from 'flag-icons/flags/4x3/np.svg';
import nz from 'flag-icons/flags/4x3/nz.svg';
import us from 'flag-icons/flags/4x3/us.svg';
import { styled } from 'shared-ui';
import { Picture } from 'shared-ui/picture';
import { type FlagCode, flagCode } from './flag-code.ts';
// Drawn for this site (0.4 kB): the flag of the collection weighs 18.7 kB (C-23).
import un from './un.svg';

const files: Readonly<Record<FlagCode, string>> = { ae, au, ca, de, gb, ie, in: india, jp, np, nz, un, us };

const Rounded = styled(Picture)({
  flex: 'none',
  // A share of the width (`max-width:100%` of all pictures) counts as nothing where a parent is as wide as its content:
  // in Firefox, Safari and Chromium of 2024 the name beside the flag would reach out of it.
  maxWidth: 'none',
  borderRadius: 3,
  outline: '1px solid #12203a26',
  outlineOffset: -1,
});

/**
 * A country's flag by its name; the flag of the United Nations for unknown countries (ERR-5). Decorative: the name
 * is always beside it.
 */
export function Flag({ country, width = 24 }: { country: string | null | undefined; width?: number }) {
  return (
    <Rounded src={files[flagCode(country)]} alt="" width={width} height={(width * 3) / 4} loading="lazy" />
  );
}
