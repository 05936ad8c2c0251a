import { useState } from 'react';
import type { Partner } from 'shared-shell';
import { useContent } from 'shared-shell/content';
import { Container, Heading, keyframes, PauseButton, Section, styled } from 'shared-ui';
import { NeedsScript } from 'shared-ui/scripting';
import { messages } from '../messages.en.ts';
import { useMotionAllowed } from '../motion/use-motion-allowed.ts';
import { PartnerTile, TILE_HEIGHT_PX, TILE_WIDTH_PX } from './partner-tile.tsx';

/** CONST-8: px per second. */
const MARQUEE_PX_PER_SECOND = 50;
const GAP_PX = 16;
/** Fewer tiles do not fill a wide screen, so they stand still. */
const LEAST_MOVING_TILES = 12;

/** Seconds in which a row moves by its own width. */
export const marqueeSeconds = (tiles: number) => (tiles * (TILE_WIDTH_PX + GAP_PX)) / MARQUEE_PX_PER_SECOND;

const run = keyframes({ to: { transform: 'translateX(-50%)' } });

const Head = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  marginBottom: '1.5rem',
  // A long word in large text is broken instead of pushing the button out of the screen.
  '& h2': { minWidth: 0 },
});
/** A row that is out of view is neither moved nor drawn, which would cost battery all the time the page is open. */
const Window = styled.div({
  overflow: 'hidden',
  paddingBlock: 8,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${TILE_HEIGHT_PX}px`,
});
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
});

const tiles = (partners: readonly Partner[]) =>
  partners.map((partner, index) => (
    <li key={`${index} ${partner.name}`}>
      <PartnerTile partner={partner} />
    </li>
  ));

/**
 * HOME-7: two rows moving at speed 50, the second to the right. Paused, they are plain lists. Without partners in the
 * content pack there is no section (B-25).
 */
export function PartnersSection() {
  const [choice, setChoice] = useState<boolean | null>(null);
  const allowed = useMotionAllowed();
  const playing = choice ?? allowed;
  const content = useContent('partners');
  const rows = [content?.firstRow ?? [], content?.secondRow ?? []];
  if (rows.every((row) => row.length === 0)) return null;
  const moves = rows.some((row) => row.length >= LEAST_MOVING_TILES);
  return (
    <Section>
      <Container>
        <Head>
          <Heading level={2}>{messages.partnersHeading}</Heading>
          {moves && (
            <NeedsScript>
              <PauseButton
                paused={!playing}
                onToggle={() => setChoice(!playing)}
                what={messages.partnersFilm}
              />
            </NeedsScript>
          )}
        </Head>
      </Container>
      {rows.map((partners, index) =>
        partners.length === 0 ? null : choice === false || partners.length < LEAST_MOVING_TILES ? (
          <Container key={index}>
            <Still aria-label={messages.partnersRow(index + 1)}>{tiles(partners)}</Still>
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
