import { styled } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import type { Guide } from '../guide.ts';
import { GUIDE_SECTIONS } from '../guide-section-id.ts';

const Contents = styled.nav({
  padding: '1.25rem',
  borderRadius: 20,
  background: 'var(--c-card)',
  border: '1px solid var(--c-hairline)',
  '& h2': { font: '700 1.125rem/1.3 var(--f-heading)', marginBottom: '.5rem' },
  '& ul': { listStyle: 'none', padding: 0, display: 'grid' },
  '& a': { display: 'block', paddingBlock: '.5rem', minHeight: 24 },
  '& li + li': { borderTop: '1px solid var(--c-hairline)' },
});

/** Contents of the guide, beside its introduction: links to its sections. */
export function GuideAtAGlance({ guide }: { guide: Guide }) {
  const links = [
    [GUIDE_SECTIONS.features, messages.featureCount(guide.features.length)],
    [GUIDE_SECTIONS.visa, messages.visaStepCount(guide.visa.steps.length)],
    [GUIDE_SECTIONS.cost, messages.firstYearCost],
    ...guide.sections.map(({ id, title }) => [id, title] as const),
    [GUIDE_SECTIONS.questions, messages.questionCount(guide.faq.length)],
  ] as const;
  return (
    <Contents aria-labelledby="on-this-page" data-no-print="">
      <h2 id="on-this-page">{messages.onThisPage}</h2>
      <ul>
        {links.map(([id, text]) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </Contents>
  );
}
