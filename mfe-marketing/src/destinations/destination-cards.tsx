import { Link } from 'shared-shell';
import { Card, CardBody, CardLink, from, Grid, Heading, styled, Text, VisuallyHidden } from 'shared-ui';
import { Scene } from 'shared-ui/scenes';
import { messages } from '../messages.en.ts';
import { destinationPath, destinations } from './destinations.ts';

const Picture = styled.div({
  overflow: 'hidden',
  aspectRatio: '4/3',
  '& img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '68% 100%',
    display: 'block',
  },
});
const More = styled.span({ marginTop: 'auto', color: 'var(--c-primary)', fontWeight: 700 });

export interface DestinationCardsProps {
  /** HOME-4: cards five and six only from medium screens on. */
  firstFourOnSmall?: boolean;
  /** Adds a sentence about the destination (on /study-abroad). */
  describe?: boolean;
  headingLevel: 2 | 3;
}

const Item = styled.li({
  display: 'grid',
  '&[data-late]': { display: 'none', [from.md]: { display: 'grid' } },
});

/** The six destinations as cards. */
export function DestinationCards({
  firstFourOnSmall = false,
  describe = false,
  headingLevel,
}: DestinationCardsProps) {
  return (
    <Grid component="ul" columns={describe ? [1, 2, 3] : [2, 3]} gap={16}>
      {destinations.map(({ slug, title, description }, index) => (
        <Item key={slug} data-late={(firstFourOnSmall && index > 3) || undefined}>
          <Card>
            <Picture>
              <Scene name={slug} loading="lazy" />
            </Picture>
            <CardBody>
              <Heading level={headingLevel} size="s">
                {describe ? (
                  <CardLink component={Link} to={destinationPath(slug)}>
                    {title}
                  </CardLink>
                ) : (
                  title
                )}
              </Heading>
              {describe ? (
                <Text tone="slate">{description}</Text>
              ) : (
                <More>
                  <CardLink component={Link} to={destinationPath(slug)}>
                    {messages.learnMore}
                    <VisuallyHidden>{messages.about(title)}</VisuallyHidden>
                  </CardLink>
                </More>
              )}
            </CardBody>
          </Card>
        </Item>
      ))}
    </Grid>
  );
}
