import type { Blog } from 'shared-api';
import { Heading, langOf, Prose, styled } from 'shared-ui';
import { BlogImage } from '../../blog/blog-image.tsx';
import { plainText } from '../../blog/plain-text.ts';
import { RichText } from '../../blog/rich-text/rich-text.tsx';

const Sections = styled(Prose)({
  '& > section + section': { marginTop: '2.5rem' },
  '& img': { width: '100%', aspectRatio: '8/5', objectFit: 'cover' },
});

/** The sections of a post: optional title, image, paragraphs with points (BLOG-6). */
export function Post({ post }: { post: Blog }) {
  return (
    <Sections>
      {post.sections.map((section, index) => (
        <section key={index}>
          <Prose>
            {section.paragraph_title && (
              <Heading level={2} size="m" lang={langOf(section.paragraph_title)}>
                {section.paragraph_title}
              </Heading>
            )}
            {section.image && <BlogImage src={section.image} />}
            {section.paragraphs.map((paragraph, at) => (
              <Prose key={at} lang={langOf(plainText(paragraph.text ?? ''))}>
                {paragraph.text && <RichText html={paragraph.text} />}
                {paragraph.point_texts.length > 0 && (
                  <ul>
                    {paragraph.point_texts.map((point, n) => (
                      <li key={n} lang={langOf(point.point_text ?? '')}>
                        {point.point_text}
                      </li>
                    ))}
                  </ul>
                )}
              </Prose>
            ))}
          </Prose>
        </section>
      ))}
    </Sections>
  );
}
