import { language } from 'shared-language';
import { organizationId } from 'shared-shell/organization-id';
import type { GuideItem } from '../guides/guide.ts';
import { plain } from '../text/running-text.tsx';

/** Article of a guide. Its author is the organisation. */
export const guideArticle = (publicUrl: string, path: string, headline: string, description: string) => ({
  '@type': 'Article',
  '@id': `${publicUrl}${path}#article`,
  headline,
  description,
  mainEntityOfPage: `${publicUrl}${path}`,
  inLanguage: language,
  author: { '@id': organizationId(publicUrl) },
  publisher: { '@id': organizationId(publicUrl) },
});

/** FAQPage with the questions on the page, in the same words. */
export const guideQuestions = (publicUrl: string, path: string, faq: readonly GuideItem[]) => ({
  '@type': 'FAQPage',
  '@id': `${publicUrl}${path}#faq`,
  mainEntity: faq.map(({ title, content }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: content.map(plain).join(' ') },
  })),
});
