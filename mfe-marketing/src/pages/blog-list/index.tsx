import { errorMessage } from 'shared-api';
import { Link, useConfig, usePage } from 'shared-shell';
import {
  Alert,
  Banner,
  Button,
  Container,
  EmptyState,
  ErrorState,
  from,
  Grid,
  Heading,
  langOf,
  Pagination,
  Section,
  styled,
} from 'shared-ui';
import { Scene } from 'shared-ui/scenes';
import { sharingPicture } from 'shared-ui/scenes/sharing';
import { BlogLoading } from '../../blog/blog-loading.tsx';
import { recentPosts } from '../../blog/recent-posts.ts';
import { BranchesSection } from '../../branches/branches-section.tsx';
import { AppointmentBanner } from '../../consultation/appointment-banner.tsx';
import { messages, texts } from '../../messages.en.ts';
import { breadcrumb } from '../../structured-data/breadcrumb.ts';
import { PostCard } from './post-card.tsx';
import { useBlogList } from './use-blog-list.ts';

const Layout = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2rem',
  [from.lg]: { gridTemplateColumns: 'minmax(0,1fr) 16rem' },
  '& aside ul': { listStyle: 'none', padding: 0, marginTop: '.75rem', display: 'grid', gap: '.25rem' },
  '& aside a': { display: 'block', paddingBlock: '.6rem', fontWeight: 600 },
});

/** `/blog` (D1 §2, §4, §8). */
export default function BlogListPage() {
  const { publicUrl } = useConfig();
  const { posts, error, busy, retry, previous, next } = useBlogList();
  const failure = !posts && error ? errorMessage.blogList(error) : null;
  usePage({
    title: failure ?? messages.blogHeading,
    description: texts.blogLead,
    canonical: '/blog',
    image: sharingPicture('ridge'),
    jsonLd: [breadcrumb(publicUrl, [{ name: messages.blogHeading, path: '/blog' }])],
  });
  return (
    <>
      <Banner title={messages.blogHeading} lead={texts.blogLead} scene={<Scene name="ridge" />} />
      <Section>
        <Container>
          {!posts && !failure && <BlogLoading />}
          {failure && (
            <ErrorState
              message={failure}
              onRetry={retry}
              retrying={busy}
              action={
                <Button component={Link} to="/" variant="text">
                  {texts.goHome}
                </Button>
              }
            />
          )}
          {posts && posts.length === 0 && (
            <EmptyState
              message={messages.noBlogs}
              action={
                <Button component={Link} to="/">
                  {texts.goHome}
                </Button>
              }
            />
          )}
          {posts && posts.length > 0 && (
            <Layout>
              <div>
                <Grid component="ul" columns={[1, 2, 3]} gap={24}>
                  {posts.map((post) => (
                    <li key={post.id} style={{ display: 'grid' }}>
                      <PostCard post={post} />
                    </li>
                  ))}
                </Grid>
                {error && (
                  <Alert
                    severity="error"
                    action={
                      <Button size="s" onClick={retry}>
                        {texts.retry}
                      </Button>
                    }
                  >
                    {errorMessage.blogList(error)}
                  </Alert>
                )}
                <Pagination label={texts.blogPages} onPrevious={previous} onNext={next} busy={busy} />
              </div>
              <aside aria-labelledby="recent-posts">
                <Heading level={2} size="m" id="recent-posts">
                  {messages.recentPosts}
                </Heading>
                <ul>
                  {recentPosts(posts).map((post) => (
                    <li key={post.id}>
                      <Link to={`/blog/${post.id}`} lang={langOf(post.main_title)}>
                        {post.main_title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </aside>
            </Layout>
          )}
        </Container>
      </Section>
      <BranchesSection />
      <AppointmentBanner />
    </>
  );
}
