import type { Picture as PictureData } from 'shared-shell';
import { styled, tokens } from 'shared-ui';
import { Picture } from 'shared-ui/picture';
import { largeText } from './menu/menu-item.ts';

const Mark = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[8],
  minHeight: 48,
  fontFamily: tokens.font.heading,
  fontWeight: 700,
  // Limited, so that in large text two lines still fit into the bar.
  fontSize: 'min(1.125rem, 24px)',
  letterSpacing: '-.02em',
  color: tokens.color.deep,
  // Low, because in large text the name wraps to two lines.
  lineHeight: 1.1,
  [largeText]: { gap: 8, fontSize: 'min(1.125rem, 20px)' },
  'svg,img': { flex: 'none' },
  img: { width: 36, height: 36, objectFit: 'contain' },
  // A name longer than two lines ends in an ellipsis, so that the menu button stays in the bar.
  '& > span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    minWidth: 0,
    maxWidth: '18rem',
    overflowWrap: 'anywhere',
  },
  // On narrow desktops the name takes two lines, to leave more width for the menu.
  '@media (min-width:1024px) and (max-width:1199px)': {
    'header & > span': { width: 'min-content', overflowWrap: 'normal' },
  },
});

/** The logo (the content pack's, else a mountain ridge at dawn) and the brand's name; with low data the name is enough. */
export function Logo({ name, picture }: { name: string; picture?: PictureData }) {
  return (
    <Mark>
      {picture ? <Picture src={picture.src} fallback={null} width={36} height={36} /> : <Ridge />}
      <span>{name}</span>
    </Mark>
  );
}

function Ridge() {
  return (
    <svg width="36" height="36" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="14" fill="#5E74B8" />
      <path d="M0 38h64v12a14 14 0 0 1-14 14H14A14 14 0 0 1 0 50z" fill="#F7C9A9" />
      <circle cx="45" cy="20" r="6" fill="#F2A900" />
      <path d="M0 48 18 26l9 11 11-16 26 29a14 14 0 0 1-14 14H14A14 14 0 0 1 0 50z" fill="#2C4590" />
      <path d="M0 54 22 40l14 9 12-8 16 10a14 14 0 0 1-14 13H14A14 14 0 0 1 0 54z" fill="#12203A" />
    </svg>
  );
}
