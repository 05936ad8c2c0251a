import { blogInfoQuery, errorMessage, useQuery } from 'shared-api';
import { Link, useApi, useConfig, usePage, useParams } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { cutAtWord } from 'shared-shell/cut-at-word';
import { QueryView } from 'shared-shell/query-view';
import { Button, Card, CardBody, from, langOf, styled } from 'shared-ui';
import { Loading } from 'shared-ui/loading';
import { PageFrame } from 'shared-ui/page-frame';
import { BannerPicture } from '../../blog/banner-picture.tsx';
import { firstParagraph } from '../../blog/excerpt.ts';
import { postDate } from '../../blog/post-date.ts';
import { readingMinutes } from '../../blog/reading-time.ts';
import { ShareLinks } from '../../blog/share-links.tsx';
import { AppointmentBanner } from '../../consultation/appointment-banner.tsx';
import { messages } from '../../messages.en.ts';
import { Breadcrumb } from '../../navigation/breadcrumb.tsx';
import { blogPosting } from '../../structured-data/blog-posting.ts';
import { Post } from './post.tsx';

const Layout = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2.5rem',
  alignItems: 'start',
  [from.lg]: { gridTemplateColumns: 'minmax(0,1fr) 20rem', gap: '4rem' },
  // Firefox cuts and overlaps the text of a grid that is higher than a sheet.
  '@media print': { display: 'block', '& > *': { marginBottom: '1.5rem' } },
});

/** Search engines show about this many characters. */
const MAX_DESCRIPTION_LENGTH = 154;

/** `/blog/{id}` (BLOG-6 to BLOG-8). */
export default function BlogDetailPage() {
  const { id = '' } = useParams();
  const api = useApi();
  const { publicUrl } = useConfig();
  const { data: post, error, refetch } = useQuery(blogInfoQuery(api, id));
  // The API also finds a post by 023, which is no second page.
  const path = `/blog/${encodeURIComponent(post?.id ?? id.replace(/^0+(?=\d+$)/, ''))}`;
  const title = post
    ? post.main_title || messages.blogHeading
    : post === null
      ? messages.noBlogs
      : error
        ? errorMessage.blogInfo(error)
        : messages.blogHeading;
  usePage({
    title,
    description: post ? cutAtWord(firstParagraph(post), MAX_DESCRIPTION_LENGTH) : undefined,
    canonical: path,
    // Without one the shell draws its title.
    image: post?.image || undefined,
    type: post ? 'article' : 'website',
    robots: post ? undefined : 'noindex,follow',
    status: post === null ? 404 : undefined,
    jsonLd: post
      ? [
          blogPosting(publicUrl, path, post),
          breadcrumbs(publicUrl, [
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
      <PageFrame
        title={
          post?.main_title ? (
            <span lang={langOf(post.main_title)}>{post.main_title}</span>
          ) : (
            messages.blogHeading
          )
        }
        lead={
          post &&
          [postDate(post.published_at), messages.readingTime(readingMinutes(post))]
            .filter(Boolean)
            .join(' · ')
        }
        scene={<BannerPicture src={post?.image} />}
        before={post && <Breadcrumb to="/blog">{messages.blogHeading}</Breadcrumb>}
      >
        <QueryView
          query={{ data: post, error, refetch }}
          loading={<Loading />}
          failure={errorMessage.blogInfo}
          empty={messages.noBlogs}
          action={allBlogs}
        >
          {(found) => (
            <Layout>
              <article>
                <Post post={found} />
              </article>
              <Card as="aside" aria-labelledby="share" data-no-print="">
                <CardBody style={{ gap: '1.5rem' }}>
                  <ShareLinks url={`${publicUrl}${path}`} title={found.main_title} />
                  <div>{allBlogs}</div>
                </CardBody>
              </Card>
            </Layout>
          )}
        </QueryView>
      </PageFrame>
      <AppointmentBanner />
    </>
  );
}
