import { blogInfoQuery, errorMessage, useQuery } from 'shared-api';
import { Link, useApi, useConfig, usePage, useParams } from 'shared-shell';
import {
  Banner,
  Button,
  Card,
  CardBody,
  Container,
  EmptyState,
  ErrorState,
  from,
  langOf,
  Section,
  styled,
  TextLink,
} from 'shared-ui';
import { sharingPicture } from 'shared-ui/scenes/sharing';
import { BannerPicture } from '../../blog/banner-picture.tsx';
import { BlogLoading } from '../../blog/blog-loading.tsx';
import { firstParagraph } from '../../blog/excerpt.ts';
import { postDate } from '../../blog/post-date.ts';
import { readingMinutes } from '../../blog/reading-time.ts';
import { ShareLinks } from '../../blog/share-links.tsx';
import { AppointmentBanner } from '../../consultation/appointment-banner.tsx';
import { messages, texts } from '../../messages.en.ts';
import { blogPosting } from '../../structured-data/blog-posting.ts';
import { breadcrumb } from '../../structured-data/breadcrumb.ts';
import { Post } from './post.tsx';

const Layout = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2.5rem',
  alignItems: 'start',
  [from.lg]: { gridTemplateColumns: 'minmax(0,1fr) 20rem', gap: '4rem' },
});
const Crumbs = styled.nav({ marginBottom: '1rem', fontSize: '.9375rem', '& a': { paddingBlock: '.5rem' } });

/** `/blog/{id}` (D1 §2, §8). */
export default function BlogDetailPage() {
  const { id = '' } = useParams();
  const api = useApi();
  const { publicUrl } = useConfig();
  const { data: post, error, isFetching, refetch } = useQuery(blogInfoQuery(api, id));
  const path = `/blog/${encodeURIComponent(id)}`;
  const failed = post === undefined && error !== null;
  const title = post
    ? post.main_title || messages.blogHeading
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
        title={
          post?.main_title ? (
            <span lang={langOf(post.main_title)}>{post.main_title}</span>
          ) : (
            messages.blogHeading
          )
        }
        lead={
          post &&
          [postDate(post.published_at), texts.readingTime(readingMinutes(post))].filter(Boolean).join(' · ')
        }
        scene={<BannerPicture src={post?.image} />}
        before={
          post && (
            <Crumbs aria-label={texts.breadcrumb}>
              <TextLink component={Link} to="/blog">
                {messages.blogHeading}
              </TextLink>
            </Crumbs>
          )
        }
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
            <Layout>
              <article>
                <Post post={post} />
              </article>
              <Card as="aside" aria-labelledby="share" data-no-print="">
                <CardBody style={{ gap: '1.5rem' }}>
                  <ShareLinks url={`${publicUrl}${path}`} title={post.main_title} />
                  <div>{allBlogs}</div>
                </CardBody>
              </Card>
            </Layout>
          )}
        </Container>
      </Section>
      <AppointmentBanner />
    </>
  );
}
