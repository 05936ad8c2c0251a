import { useState } from 'react';
import { Container, Heading, keyframes, PauseButton, Section, styled } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { useMotionAllowed } from '../motion/use-motion-allowed.ts';
import { PartnerTile, TILE_WIDTH_PX } from './partner-tile.tsx';
import { type Partner, partnerRows } from './partners.ts';

/** CONST-8: px per second. */
const MARQUEE_PX_PER_SECOND = 50;
const GAP_PX = 16;

/** Seconds in which a row moves by its own width. */
export const marqueeSeconds = (tiles: number) => (tiles * (TILE_WIDTH_PX + GAP_PX)) / MARQUEE_PX_PER_SECOND;

const run = keyframes({ to: { transform: 'translateX(-50%)' } });

const Head = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  marginBottom: '1.5rem',
});
const Window = styled.div({ overflow: 'hidden', paddingBlock: 8 });
const Track = styled.div({
  display: 'flex',
  width: 'max-content',
  animation: `${run} var(--seconds) linear infinite`,
  '&[data-rightwards]': { animationDirection: 'reverse' },
  '&:hover,&:focus-within': { animationPlayState: 'paused' },
});
const Row = styled.ul({
  display: 'flex',
  gap: GAP_PX,
  listStyle: 'none',
  padding: 0,
  margin: 0,
  paddingInlineEnd: GAP_PX,
});
const Still = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: GAP_PX,
  listStyle: 'none',
  padding: 0,
  margin: '8px 0',
  maxHeight: '17rem',
  overflowY: 'auto',
});

const tiles = (partners: readonly Partner[]) =>
  partners.map((partner) => (
    <li key={partner.id}>
      <PartnerTile partner={partner} />
    </li>
  ));

/** HOME-7 home 7: two rows moving at speed 50, the second to the right. Paused, they are plain lists. */
export function PartnersSection() {
  const [choice, setChoice] = useState<boolean | null>(null);
  const allowed = useMotionAllowed();
  const playing = choice ?? allowed;
  return (
    <Section>
      <Container>
        <Head>
          <Heading level={2}>{messages.partnersHeading}</Heading>
          <PauseButton paused={!playing} onToggle={() => setChoice(!playing)} what={messages.partnersFilm} />
        </Head>
      </Container>
      {partnerRows.map((partners, index) =>
        choice === false ? (
          <Container key={index}>
            <Still aria-label={messages.partnersRow(index + 1)} tabIndex={0}>
              {tiles(partners)}
            </Still>
          </Container>
        ) : (
          <Window key={index}>
            <Track
              data-rightwards={index === 1 || undefined}
              style={
                {
                  '--seconds': `${marqueeSeconds(partners.length)}s`,
                  animationPlayState: playing ? undefined : 'paused',
                } as React.CSSProperties
              }
            >
              <Row aria-label={messages.partnersRow(index + 1)}>{tiles(partners)}</Row>
              {allowed && (
                <Row aria-hidden="true" inert>
                  {tiles(partners)}
                </Row>
              )}
            </Track>
          </Window>
        ),
      )}
    </Section>
  );
}
