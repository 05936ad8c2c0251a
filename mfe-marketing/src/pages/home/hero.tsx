import type { ReactNode } from 'react';
import { Link, useConfig } from 'shared-shell';
import { Button, Container, from, Heading, langOf, PauseButton, styled } from 'shared-ui';
import { Picture } from 'shared-ui/picture';
import { sceneUrls } from 'shared-ui/scenes';
import { NeedsScript } from 'shared-ui/scripting';
import { AppointmentButton } from '../../consultation/appointment-button.tsx';
import { messages } from '../../messages.en.ts';
import { useHeroFilm } from './use-hero-film.ts';

/** The gradient of the sky is the background of the texts; the picture of the mountains begins below them on phones. */
const Root = styled.section({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingBlock: '1.5rem 0',
  background: 'linear-gradient(180deg,#172C6B,#2A3F86 60%,#5E74B8)',
  color: '#fff',
  [from.md]: {
    // Chrome before 108 has no `svh`.
    minHeight: ['min(calc(100vh - 64px),56rem)', 'min(calc(100svh - 64px),56rem)'],
    paddingBlock: '4rem 12rem',
    background: 'linear-gradient(180deg,#172C6B,#5E74B8 45%,#F7C9A9 68%,#12203A 90%)',
  },
});

/** Phones: a band below the texts. From medium width: the whole hero, where a gradient keeps white text readable. */
const Stage = styled.div({
  position: 'relative',
  height: '15rem',
  marginTop: '-2rem',
  zIndex: -1,
  maskImage: 'linear-gradient(180deg,transparent,#000 30%)',
  '& img,& video': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '40% 100%',
  },
  '& video': { opacity: 0, transition: 'opacity .32s' },
  // The film has light colours only; the still picture has both.
  '@media (prefers-color-scheme:dark)': { '& video': { filter: 'brightness(.55) saturate(.9)' } },
  '& video[data-ready]': { opacity: 1 },
  [from.md]: {
    position: 'absolute',
    inset: 0,
    height: 'auto',
    marginTop: 0,
    maskImage: 'none',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(180deg,#172C6Be6 0%,#172C6Ba6 40%,#172C6B00 66%)',
    },
  },
});
const Lead = styled.p({ fontSize: 'clamp(1.0625rem,2vw,1.3rem)', maxWidth: '26em', marginTop: '.5rem' });
/** The panel has the page's colours, whatever the hero's are. */
const SearchPanel = styled.div({
  marginTop: '1rem',
  color: 'var(--c-ink)',
  [from.md]: { marginTop: '2rem' },
});
const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.75rem',
  marginTop: '1.25rem',
  '--focus': '#F2A900',
  '--focus-gap': '#12203A',
});
const Pause = styled.div({ position: 'absolute', insetInlineStart: 16, bottom: 24, zIndex: 1 });

/**
 * HOME-1 and HOME-2: headline and course search on the first screen, with a looping, muted film over its still
 * picture: behind them on wide screens, below them on phones.
 */
export function Hero({ search }: { search: ReactNode }) {
  const { brand } = useConfig();
  const { video, source, playing, ready, toggle } = useHeroFilm();
  return (
    <Root>
      <Container>
        <Heading level={1} lang={langOf(brand.tagline)}>
          {brand.tagline}
        </Heading>
        <Lead>{messages.heroLead}</Lead>
        <SearchPanel>{search}</SearchPanel>
        <Actions>
          <AppointmentButton />
          <Button component={Link} to="/study-abroad">
            {messages.heroSecond}
          </Button>
        </Actions>
      </Container>
      <Stage>
        <Picture src={sceneUrls.ridge} alt="" width={1200} height={630} fetchPriority="high" />
        {source && (
          <video
            ref={video}
            src={source}
            data-ready={ready || undefined}
            muted
            loop
            playsInline
            autoPlay
            aria-hidden="true"
            tabIndex={-1}
          />
        )}
      </Stage>
      <Pause>
        <NeedsScript>
          <PauseButton paused={!playing} onToggle={toggle} what={messages.heroVideo} />
        </NeedsScript>
      </Pause>
    </Root>
  );
}
