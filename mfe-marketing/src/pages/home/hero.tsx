import { Link, useConfig } from 'shared-shell';
import { Button, Container, from, Heading, PauseButton, styled } from 'shared-ui';
import { sceneUrls } from 'shared-ui/scenes';
import { AppointmentButton } from '../../consultation/appointment-button.tsx';
import { messages } from '../../messages.en.ts';
import { useHeroFilm } from './use-hero-film.ts';

const Root = styled.section({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minHeight: 'min(calc(100svh - 64px),56rem)',
  paddingBlock: '3rem 12rem',
  background: 'linear-gradient(180deg,#172C6B,#5E74B8 45%,#F7C9A9 68%,#12203A 90%)',
  color: '#fff',
  '--focus': '#F2A900',
  '--focus-gap': '#12203A',
  [from.md]: { paddingBlock: '5rem 14rem' },
});

/** The gradient keeps white text readable over the peaks. */
const Stage = styled.div({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
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
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'linear-gradient(180deg,#172C6Be6 0%,#172C6Ba6 40%,#172C6B00 66%)',
  },
});
const Lead = styled.p({ fontSize: 'clamp(1.0625rem,2vw,1.3rem)', maxWidth: '26em', marginTop: '1rem' });
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', marginTop: '1.75rem' });
const Pause = styled.div({ position: 'absolute', insetInlineStart: 16, bottom: 112, zIndex: 1 });

/** HOME-1: full-height hero with a looping, muted film over its still picture. */
export function Hero() {
  const { brand } = useConfig();
  const { video, source, playing, ready, toggle } = useHeroFilm();
  return (
    <Root>
      <Stage>
        <img src={sceneUrls.ridge} alt="" width={1200} height={630} fetchPriority="high" />
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
      <Container>
        <Heading level={1}>{brand.tagline}</Heading>
        <Lead>{messages.heroLead}</Lead>
        <Actions>
          <AppointmentButton />
          <Button component={Link} to="/study-abroad">
            {messages.heroSecond}
          </Button>
        </Actions>
      </Container>
      <Pause>
        <PauseButton paused={!playing} onToggle={toggle} what={messages.heroVideo} />
      </Pause>
    </Root>
  );
}
