import { type Fact, formatFact } from 'shared-facts';
import { Heading, styled } from 'shared-ui';
import { FactNote } from '../../facts/fact-note.tsx';
import { Paragraphs, RunningText, type Words } from '../../text/running-text.tsx';
import type { GuideSection, GuideTable } from '../guide.ts';
import { GuideItems } from './guide-items.tsx';

const Root = styled.section({ '& > * + *': { marginTop: '1rem' }, '& ul': { paddingInlineStart: '1.4rem' } });
const Figures = styled.dl({
  borderRadius: 16,
  border: '1px solid var(--c-hairline)',
  background: 'var(--c-card)',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '.25rem 1rem',
    padding: '.75rem 1rem',
  },
  '& > div + div': { borderTop: '1px solid var(--c-hairline)' },
  '& dd': { margin: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
});
const Scroller = styled.div({
  overflowX: 'auto',
  border: '1px solid var(--c-hairline)',
  borderRadius: 16,
  background: 'var(--c-card)',
});
const Table = styled.table({
  width: '100%',
  '& caption': { textAlign: 'start', padding: '.75rem 1rem', fontWeight: 700 },
  '& th,& td': {
    padding: '.625rem 1rem',
    textAlign: 'start',
    verticalAlign: 'top',
    minWidth: '8rem',
    borderTop: '1px solid var(--c-hairline)',
  },
  '& thead th': { color: 'var(--c-slate)', fontSize: '.875rem' },
});

const isFact = (part: string | Fact): part is Fact => typeof part !== 'string';

/** Figures of a section, for the note below it. */
function factsOf({ content = [], facts = [], list = [], table, items = [] }: GuideSection): Fact[] {
  const words: Words[] = [
    ...content,
    ...list,
    ...(table?.rows.flat() ?? []),
    ...items.flatMap((item) => item.content),
  ];
  return [...facts, ...words.flat().filter(isFact)];
}

function TableView({ table }: { table: GuideTable }) {
  return (
    <Scroller role="region" aria-label={table.caption} tabIndex={0}>
      <Table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.head.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([first, ...rest], index) => (
            <tr key={index}>
              <th scope="row">{first && <RunningText words={first} links={false} />}</th>
              {rest.map((words, at) => (
                <td key={at}>
                  <RunningText words={words} links={false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

/** A section of a guide in the form of its content, with the note on its figures. */
export function GuideSectionView({ section }: { section: GuideSection }) {
  const { id, title, content = [], facts = [], list = [], names, table, items } = section;
  const shown = factsOf(section);
  const [first] = shown;
  return (
    <Root>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Paragraphs of={content} />
      {facts.length > 0 && (
        <Figures>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{formatFact(fact)}</dd>
            </div>
          ))}
        </Figures>
      )}
      {list.length > 0 && (
        <ul>
          {list.map((words, index) => (
            <li key={index}>
              <RunningText words={words} />
            </li>
          ))}
        </ul>
      )}
      {names && (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {table && <TableView table={table} />}
      {items && <GuideItems items={items} />}
      {first && <FactNote official={first.official} facts={shown} />}
    </Root>
  );
}
