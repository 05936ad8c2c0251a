import { blogInfoQuery, errorMessage, useQuery } from 'shared-api';
import { Link, useApi, useConfig, usePage, useParams } from 'shared-shell';
import { Banner, Button, Container, EmptyState, ErrorState, Section, Stack, styled, Text } from 'shared-ui';
import { BlogImage } from '../../blog/blog-image.tsx';
import { BlogLoading } from '../../blog/blog-loading.tsx';
import { firstParagraph } from '../../blog/excerpt.ts';
import { readingMinutes } from '../../blog/reading-time.ts';
import { ShareLinks } from '../../blog/share-links.tsx';
import { AppointmentBanner } from '../../consultation/appointment-banner.tsx';
import { messages, texts } from '../../messages.en.ts';
import { sharingPicture } from '../../pictures/sharing.ts';
import { blogPosting } from '../../structured-data/blog-posting.ts';
import { breadcrumb } from '../../structured-data/breadcrumb.ts';
import { Post } from './post.tsx';

const Picture = styled.div({
  '& img': { width: '100%', maxWidth: '68ch', aspectRatio: '8/5', objectFit: 'cover', borderRadius: 16 },
});

/** `/blog/{id}` (D1 §2, §8). */
export default function BlogDetailPage() {
  const { id = '' } = useParams();
  const api = useApi();
  const { publicUrl } = useConfig();
  const { data: post, error, isFetching, refetch } = useQuery(blogInfoQuery(api, id));
  const path = `/blog/${encodeURIComponent(id)}`;
  const failed = post === undefined && error !== null;
  const title = post
    ? post.main_title
    : failed
      ? errorMessage.blogInfo(error)
      : post === null
        ? messages.noBlogs
        : messages.loading;
  usePage({
    title,
    description: post ? firstParagraph(post).slice(0, 155) : undefined,
    canonical: path,
    image: post?.image || sharingPicture('ridge'),
    type: post ? 'article' : 'website',
    robots: post ? undefined : 'noindex,follow',
    status: post === null ? 404 : undefined,
    jsonLd: post
      ? [
          blogPosting(publicUrl, path, post),
          breadcrumb(publicUrl, [
            { name: messages.blogHeading, path: '/blog' },
            { name: title, path },
          ]),
        ]
      : undefined,
  });
  const allBlogs = (
    <Button component={Link} to="/blog">
      {messages.allBlogs}
    </Button>
  );
  return (
    <>
      <Banner
        title={post ? post.main_title : messages.blogHeading}
        lead={post && texts.readingTime(readingMinutes(post))}
      />
      <Section>
        <Container>
          {post === undefined && !failed && <BlogLoading />}
          {failed && (
            <ErrorState
              message={errorMessage.blogInfo(error)}
              onRetry={() => refetch()}
              retrying={isFetching}
              action={allBlogs}
            />
          )}
          {post === null && <EmptyState message={messages.noBlogs} action={allBlogs} />}
          {post && (
            <Stack gap={32} component="article">
              <Picture>
                <BlogImage src={post.image} eager />
              </Picture>
              <Post post={post} />
              <ShareLinks url={`${publicUrl}${path}`} title={post.main_title} />
              <Text>{allBlogs}</Text>
            </Stack>
          )}
        </Container>
      </Section>
      <AppointmentBanner />
    </>
  );
}
