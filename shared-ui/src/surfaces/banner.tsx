import type { ReactNode } from 'react';
import { Container } from '../layout/container.tsx';
import { styled } from '../styled/styled.ts';
import { Heading } from '../text/heading.tsx';
import { from } from '../theme/tokens.ts';

const Root = styled.header({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minHeight: 240,
  display: 'flex',
  alignItems: 'flex-start',
  paddingBlock: '2.5rem 6rem',
  color: '#fff',
  background: 'linear-gradient(180deg,#172C6B 0%,#2C4590 62%,#5B70B0 100%)',
  '--focus': '#F2A900',
  '--focus-gap': '#12203A',
  '& a': { color: 'inherit' },
  // The height fits a title of three lines, so that a web font that breaks lines elsewhere moves nothing below.
  [from.md]: { minHeight: 360, paddingBlock: '3.5rem 3rem' },
  '&[data-compact]': {
    minHeight: 0,
    paddingBlock: '1.5rem 2rem',
    [from.md]: { minHeight: 0, paddingBlock: '2.5rem 3rem' },
  },
  '@media print': { minHeight: 0, paddingBlock: '1rem', color: '#000', background: 'none' },
});

/** The picture is at the bottom. The gradient keeps white text above 4.5:1 in front of it. */
const Picture = styled.div({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '& img,& svg': {
    position: 'absolute',
    insetInlineEnd: 0,
    bottom: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '68% 100%',
    // From medium screens on, the picture has a fixed shape at the far side and fades into the sky. A shape from the
    // picture file itself would cause a layout shift when the file arrives.
    [from.md]: {
      width: 'auto',
      maxWidth: 'none',
      aspectRatio: '40/21',
      maskImage: 'linear-gradient(90deg,transparent,#000 40%)',
    },
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'linear-gradient(90deg,#172C6Bf2 0%,#172C6Bd9 60%,#172C6Bb3 100%)',
    [from.md]: { background: 'linear-gradient(90deg,#172C6Be6 0%,#172C6B99 50%,#172C6B00 80%)' },
  },
  '@media print': { display: 'none' },
});

/** Beside a picture, text stays on the side of the gradient. */
const Words = styled(Container)({ '[data-scene] > & > *': { [from.md]: { maxWidth: '58%' } } });

const Lead = styled.p({ fontSize: '1.125rem', maxWidth: '40em', marginTop: '.75rem' });

export interface BannerProps {
  /** The page's `h1`. */
  title: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
  /** A drawn scene behind the text, e.g. `<Scene name="uk" />` of `shared-ui/scenes`. */
  scene?: ReactNode;
  /** Above the title: breadcrumb. */
  before?: ReactNode;
  /** Below the lead: buttons, facts. */
  children?: ReactNode;
  /** Low banner for pages whose content matters first: search results, personal lists. */
  compact?: boolean;
}

/** The page banner: night sky, a drawn ridge, and the title. */
export function Banner({ title, lead, scene, before, children, compact }: BannerProps) {
  return (
    <Root data-scene={scene ? '' : undefined} data-compact={compact || undefined}>
      <Words>
        {before}
        <Heading level={1}>{title}</Heading>
        {lead && <Lead>{lead}</Lead>}
        {children}
      </Words>
      {/* Behind the words and after them: as tall as they are, it would move while they arrive in pieces. */}
      {scene && <Picture>{scene}</Picture>}
    </Root>
  );
}
