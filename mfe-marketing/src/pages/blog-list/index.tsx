import { useLayoutEffect, useRef } from 'react';
import { errorMessage } from 'shared-api';
import { Link, useConfig, usePage, useSearchParams } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { QueryView } from 'shared-shell/query-view';
import { titleOnPage } from 'shared-shell/title-on-page';
import { Button, from, Grid, Heading, langOf, Pagination, styled } from 'shared-ui';
import { Loading } from 'shared-ui/loading';
import { PageFrame } from 'shared-ui/page-frame';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Scene } from 'shared-ui/scenes';
import { sharingPicture } from 'shared-ui/scenes/sharing';
import { canonicalListPath, readPage } from '../../blog/blog-pages.ts';
import { recentPosts } from '../../blog/recent-posts.ts';
import { BranchesSection } from '../../branches/branches-section.tsx';
import { AppointmentBanner } from '../../consultation/appointment-banner.tsx';
import { messages } from '../../messages.en.ts';
import { PostCard } from './post-card.tsx';
import { useBlogList } from './use-blog-list.ts';

const Layout = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2rem',
  [from.lg]: { gridTemplateColumns: 'minmax(0,1fr) 16rem' },
  // Firefox cuts and overlaps the text of a grid that is higher than a sheet.
  '@media print': { display: 'block', '& > *': { marginBottom: '1.5rem' } },
  '& aside ul': { listStyle: 'none', padding: 0, marginTop: '.75rem', display: 'grid', gap: '.25rem' },
  '& aside a': { display: 'block', paddingBlock: '.6rem', fontWeight: 600, overflowWrap: 'anywhere' },
});

/** `/blog` (BLOG-1 to BLOG-5). */
export default function BlogListPage() {
  const { publicUrl } = useConfig();
  const [query] = useSearchParams();
  const list = useBlogList();
  const results = useRef<HTMLElement>(null);
  const count = list.data?.length ?? 0;
  const countBefore = useRef(count);
  useLayoutEffect(() => {
    const firstNew = countBefore.current;
    countBefore.current = count;
    // The next Tab would go to the first post of all, far above those that were asked for.
    if (document.activeElement !== results.current) return;
    results.current?.querySelectorAll<HTMLElement>('li')[firstNew]?.focus({ preventScroll: true });
  }, [count]);
  const focusesList = (link: { to: string } | undefined) =>
    link && {
      ...link,
      // The first and the last page have no such link, which would lose the focus. New posts come below the others, so
      // the page stays where it is.
      onClick: () => results.current?.focus({ preventScroll: true }),
    };
  usePage({
    title:
      !list.data && list.error
        ? errorMessage.blogList(list.error)
        : titleOnPage(messages.blogHeading, readPage(query)),
    description: messages.blogLead,
    canonical: canonicalListPath(query),
    image: sharingPicture('ridge'),
    jsonLd: [breadcrumbs(publicUrl, [{ name: messages.blogHeading, path: '/blog' }])],
  });
  return (
    <>
      <PageFrame
        title={messages.blogHeading}
        lead={messages.blogLead}
        scene={<Scene name="ridge" fetchPriority="high" />}
      >
        <QueryView
          query={list}
          loading={<Loading />}
          failure={errorMessage.blogList}
          empty={messages.noBlogs}
          action={
            <Button component={Link} to="/">
              {messages.goHome}
            </Button>
          }
        >
          {(posts) => (
            <Layout>
              <div>
                <section
                  ref={results}
                  aria-label={messages.blogHeading}
                  tabIndex={-1}
                  style={{ outline: 'none', boxShadow: 'none' }}
                >
                  <Grid component="ul" columns={[1, 2, 3]} gap={24}>
                    {posts.map((post) => (
                      <li key={post.id} style={{ display: 'grid' }} tabIndex={-1}>
                        <PostCard post={post} />
                      </li>
                    ))}
                  </Grid>
                </section>
                {list.error !== null && (
                  <RetryAlert onRetry={list.refetch}>{errorMessage.blogList(list.error)}</RetryAlert>
                )}
                <Pagination
                  position={list.position ?? undefined}
                  label={messages.blogPages}
                  component={Link}
                  previous={focusesList(list.previous)}
                  next={focusesList(list.next)}
                />
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
        </QueryView>
      </PageFrame>
      <BranchesSection />
      <AppointmentBanner />
    </>
  );
}
