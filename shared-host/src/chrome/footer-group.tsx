import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon, from, styled, tokens } from 'shared-ui';

const { space } = tokens;

const Group = styled.nav({
  h2: { margin: 0 },
  borderBottom: '1px solid #33415F',
  [from.md]: { borderBottom: 0, h2: { marginBottom: space[12] } },
});
const Toggle = styled.button({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 48,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  '& svg': { transition: 'transform .2s' },
  [from.md]: { display: 'none' },
  '@media (scripting:none),print': { '& svg': { display: 'none' } },
});
const Title = styled.span({ display: 'none', [from.md]: { display: 'inline' } });
/** Hidden only on phones. Without scripts the group is always open, because `data-panel` is. */
const Panel = styled.div({
  paddingBottom: space[12],
  [from.md]: { padding: 0, '&[hidden]': { display: 'block !important', contentVisibility: 'visible' } },
});

/** A group of links in the footer: on phones behind a button with its heading, from medium width on always open. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Group aria-labelledby={`${id}t`}>
      <h2>
        <Title id={`${id}t`}>{title}</Title>
        <Toggle type="button" aria-expanded={open} aria-controls={`${id}p`} onClick={() => setOpen(!open)}>
          {title}
          <ChevronDownIcon />
        </Toggle>
      </h2>
      <Panel id={`${id}p`} data-panel="" hidden={!open}>
        {children}
      </Panel>
    </Group>
  );
}
