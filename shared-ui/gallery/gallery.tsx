import { createRoot } from 'react-dom/client';
import { Container, Global, Heading, Section, SiteTheme, Stack } from 'shared-ui';
import { fontFiles } from 'shared-ui/font-files';
import { fontFaceCss } from 'shared-ui/fonts';
import { specimens } from './specimens.tsx';

/** Every component in every state on one page, for designers, QA and automatic looks (`#name` jumps to one). */
function Gallery() {
  return (
    <SiteTheme>
      <Global styles={fontFaceCss(fontFiles)} />
      <main>
        <Section>
          <Container>
            <Heading level={1}>shared-ui</Heading>
            <nav aria-label="Components">
              <ul style={{ columns: '10rem', marginTop: 16 }}>
                {specimens.map(({ name }) => (
                  <li key={name}>
                    <a href={`#${name}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </Container>
        </Section>
        {specimens.map(({ name, states }) => (
          <Section key={name} id={name} style={{ paddingBlock: 24 }}>
            <Container>
              <Stack>
                <Heading level={2} size="m">
                  {name}
                </Heading>
                {Object.entries(states).map(([state, element]) => (
                  <div key={state}>
                    <p style={{ color: 'var(--c-muted)', fontSize: '.875rem', marginBottom: 4 }}>{state}</p>
                    {element}
                  </div>
                ))}
              </Stack>
            </Container>
          </Section>
        ))}
      </main>
    </SiteTheme>
  );
}

const root = document.createElement('div');
document.body.append(root);
document.documentElement.lang = 'en';
createRoot(root).render(<Gallery />);
