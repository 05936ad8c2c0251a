import { useConfig } from 'shared-shell';
import { Container, from, Heading, Section, Stack, styled } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { Paragraphs } from '../text/running-text.tsx';
import type { ServiceContent } from './service-content.ts';

const Layout = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2.5rem',
  [from.lg]: { gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)' },
  // Firefox cuts and overlaps the text of a grid that is higher than a sheet.
  '@media print': { display: 'block', '& > *': { marginBottom: '1.5rem' } },
  '& ul': { paddingInlineStart: '1.4rem', display: 'grid', gap: '.5rem' },
  '& li::marker': { color: 'var(--c-accent)' },
  '& p': { maxWidth: '40em' },
});
const Steps = styled.ol({
  listStyle: 'none',
  counterReset: 'step',
  padding: 0,
  display: 'grid',
  gap: '1rem',
  [from.md]: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
  '& li': { counterIncrement: 'step', borderTop: '4px solid var(--c-accent)', paddingTop: '.75rem' },
  '& li::before': {
    content: 'counter(step)',
    font: '700 1.6rem/1.2 var(--f-heading)',
    color: 'var(--c-accent)',
  },
});

/** The body of a service page. */
export function ServiceArticle({ content }: { content: ServiceContent }) {
  const cities = useConfig().branches.map(({ city }) => city);
  return (
    <>
      <Section>
        <Container>
          <Layout>
            <Stack>
              <Paragraphs of={content.intro} />
              <Heading level={2} style={{ marginTop: '1rem' }}>
                {messages.whatWeDo}
              </Heading>
              <ul>
                {content.help.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Stack>
            <Stack>
              <Heading level={2}>{messages.whatToBring}</Heading>
              <ul>
                {content.bring.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Stack>
          </Layout>
        </Container>
      </Section>
      <Section style={{ paddingTop: 0 }}>
        <Container>
          <Stack gap={24}>
            <Heading level={2}>{messages.howItGoes}</Heading>
            <Steps>
              {content.steps.map(({ title, text }) => (
                <li key={title}>
                  <Heading level={3} size="s">
                    {title}
                  </Heading>
                  <p>{typeof text === 'string' ? text : text(cities)}</p>
                </li>
              ))}
            </Steps>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
