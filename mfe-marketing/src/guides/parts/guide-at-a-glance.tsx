import { CheckIcon, styled } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import type { Guide } from '../guide.ts';

const List = styled.ul({
  listStyle: 'none',
  padding: '1.25rem',
  display: 'grid',
  gap: '.75rem',
  borderRadius: 20,
  background: 'var(--c-card)',
  border: '1px solid var(--c-hairline)',
  '& li': { display: 'flex', gap: '.75rem' },
  '& svg': { flex: 'none', color: 'var(--c-ok)' },
});

/** Contents of the guide, beside its introduction. */
export function GuideAtAGlance({ guide }: { guide: Guide }) {
  const lines = [
    messages.featureCount(guide.features.length),
    messages.visaStepCount(guide.visa.steps.length),
    ...guide.sections.map(({ title }) => title),
    messages.questionCount(guide.faq.length),
  ];
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>
          <CheckIcon />
          {line}
        </li>
      ))}
    </List>
  );
}
