import type { Seal } from 'shared-shell';
import { Grid, Heading, langOf, styled, Text, TextLink, VisuallyHidden } from 'shared-ui';
import { Picture } from 'shared-ui/picture';
import { messages } from '../../messages.en.ts';

const Item = styled.li({
  display: 'flex',
  alignItems: 'center',
  gap: '1rem',
  padding: '1rem',
  borderRadius: 16,
  border: '1px solid var(--c-hairline)',
  background: 'var(--c-card)',
  overflowWrap: 'anywhere',
  '& img': { flex: 'none', width: 88, height: 88, objectFit: 'contain' },
  '& > div': { display: 'grid', gap: '.25rem', minWidth: 0 },
});

/** Memberships or certifications with their seals; nothing without any. */
export function Seals({ heading, seals = [] }: { heading: string; seals?: readonly Seal[] }) {
  if (seals.length === 0) return null;
  return (
    <>
      <Heading level={2} style={{ marginTop: '1.5rem' }}>
        {heading}
      </Heading>
      <Grid component="ul" columns={[1, 2, 3]} gap={16}>
        {seals.map(({ name, text, number, website, picture }, index) => (
          <Item key={`${index} ${name}`}>
            {picture && <Picture src={picture.src} width={88} height={88} loading="lazy" />}
            <div>
              <strong lang={langOf(name)}>{name}</strong>
              {text && (
                <Text size="s" lang={langOf(text)}>
                  {text}
                </Text>
              )}
              {number && (
                <Text size="s" tone="slate">
                  {messages.sealNumber(number)}
                </Text>
              )}
              {website && (
                <TextLink href={website} newTab>
                  {messages.verify}
                  <VisuallyHidden lang={langOf(name)}>{name}</VisuallyHidden>
                </TextLink>
              )}
            </div>
          </Item>
        ))}
      </Grid>
    </>
  );
}
