import { Accordion } from 'shared-ui';
import { Paragraphs, RunningText } from '../../text/running-text.tsx';
import type { GuideItem } from '../guide.ts';

/** Features, steps, requirements or questions. One is open at a time, and it can be closed (GUIDE-3). */
export function GuideItems({ items, numbered = false }: { items: readonly GuideItem[]; numbered?: boolean }) {
  return (
    <Accordion
      headingLevel={3}
      items={items.map(({ title, content, points }, index) => ({
        title: numbered ? `${index + 1}. ${title}` : title,
        content: (
          <>
            <Paragraphs of={content} />
            {points && (
              <ul>
                {points.map((words, at) => (
                  <li key={at}>
                    <RunningText words={words} />
                  </li>
                ))}
              </ul>
            )}
          </>
        ),
      }))}
    />
  );
}
