import { type ReactNode, useId } from 'react';
import { ChevronDownIcon, from, styled, tokens } from 'shared-ui';

const { space } = tokens;

const Group = styled.nav({
  h2: { margin: 0 },
  borderBottom: '1px solid #33415F',
  [from.md]: { borderBottom: 0, h2: { marginBottom: space[12] } },
  '@media print': { display: 'none' },
});
/** On phones: the heading opens the list after it. */
const Toggle = styled.details({
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 48,
  },
  '&[open] svg': { transform: 'rotate(180deg)' },
  '& svg': { transition: 'transform .2s' },
  '&:not([open]) + div': { display: 'none' },
  [from.md]: { display: 'none', '&:not([open]) + div': { display: 'block' } },
});
const Title = styled.h2({ display: 'none', [from.md]: { display: 'block' } });
const Panel = styled.div({ paddingBottom: space[12], [from.md]: { padding: 0 } });

/** A group of links in the footer: on phones behind its heading, from medium width on always open. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {/* The list is not inside: a closed one could not be shown on wide screens. */}
      <Toggle suppressHydrationWarning>
        <summary>
          <h2>{title}</h2>
          <ChevronDownIcon />
        </summary>
      </Toggle>
      <Panel>{children}</Panel>
    </Group>
  );
}
