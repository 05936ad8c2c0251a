import type { BlogListItem } from 'shared-api';
import { Link } from 'shared-shell';
import { Card, CardBody, CardLink, Heading, langOf, styled, VisuallyHidden } from 'shared-ui';
import { BlogImage } from '../../blog/blog-image.tsx';
import { firstParagraph } from '../../blog/excerpt.ts';
import { messages } from '../../messages.en.ts';

const Picture = styled.div({
  '& img': { display: 'block', width: '100%', aspectRatio: '8/5', objectFit: 'cover' },
});
/** CONST-11: three lines, then the browser's own ellipsis. */
const Excerpt = styled.p({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: 'var(--c-slate)',
});
const More = styled.span({ marginTop: 'auto', fontWeight: 700, color: 'var(--c-primary)' });

/** One post of the list: picture, title, three lines, Read More. */
export function PostCard({ post }: { post: BlogListItem }) {
  const excerpt = firstParagraph(post);
  return (
    <Card>
      <Picture>
        <BlogImage src={post.image} />
      </Picture>
      <CardBody>
        <Heading level={2} size="s" lang={langOf(post.main_title)}>
          {post.main_title}
        </Heading>
        <Excerpt lang={langOf(excerpt)}>{excerpt}</Excerpt>
        <More>
          <CardLink component={Link} to={`/blog/${post.id}`}>
            {messages.readMore}
            <VisuallyHidden lang={langOf(post.main_title)}>: {post.main_title}</VisuallyHidden>
          </CardLink>
        </More>
      </CardBody>
    </Card>
  );
}
