import { blogListQuery, errorMessage, useQuery } from 'shared-api';
import { Link, useApi } from 'shared-shell';
import {
  Button,
  Card,
  CardBody,
  CardLink,
  Container,
  from,
  Grid,
  Heading,
  langOf,
  Section,
  Stack,
  styled,
} from 'shared-ui';
import { Loading } from 'shared-ui/loading';
import { RetryAlert } from 'shared-ui/retry-alert';
import { BlogImage } from '../../blog/blog-image.tsx';
import { homeExcerpt } from '../../blog/excerpt.ts';
import { messages } from '../../messages.en.ts';

/** Visually hidden on small screens, where it is only in the document outline (B-17). */
const Title = styled(Heading)({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  [from.md]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
});
const Picture = styled.div({
  '& img': { display: 'block', width: '100%', aspectRatio: '8/5', objectFit: 'cover' },
});
/** CONST-10: the first three on large layouts, the first two on small ones. */
const Item = styled.li({
  display: 'grid',
  '&[data-late]': { display: 'none', [from.md]: { display: 'grid' } },
});
const OnlyLarge = styled.div({ display: 'none', [from.md]: { display: 'grid', gap: '.5rem' } });

/** HOME-10. */
export function RecentBlogs() {
  const api = useApi();
  const { data, error, refetch } = useQuery(blogListQuery(api));
  return (
    <Section data-tone="tint">
      <Container>
        <Stack gap={24}>
          <Title level={2}>{messages.recentBlog}</Title>
          {data ? (
            data.results.length === 0 ? (
              <p>{messages.noBlogsHome}</p>
            ) : (
              <Grid component="ul" columns={[2, 3]}>
                {data.results.slice(0, 3).map((post, index) => (
                  <Item key={post.id} data-late={index > 1 || undefined}>
                    <Card>
                      <Picture>
                        <BlogImage src={post.image} />
                      </Picture>
                      <CardBody>
                        <Heading level={3} size="s" lang={langOf(post.main_title)}>
                          <CardLink component={Link} to={`/blog/${post.id}`}>
                            {post.main_title}
                          </CardLink>
                        </Heading>
                        <OnlyLarge>
                          <p lang={langOf(homeExcerpt(post))}>{homeExcerpt(post)}</p>
                          <strong aria-hidden="true">{messages.readMore}</strong>
                        </OnlyLarge>
                      </CardBody>
                    </Card>
                  </Item>
                ))}
              </Grid>
            )
          ) : error ? (
            <RetryAlert onRetry={refetch}>{errorMessage.blogList(error)}</RetryAlert>
          ) : (
            <Loading />
          )}
          <div>
            <Button component={Link} to="/blog">
              {messages.allBlogs}
            </Button>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
