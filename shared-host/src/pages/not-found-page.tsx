import { useHref } from 'react-router-dom';
import { Link, usePage } from 'shared-shell';
import { Button, Container, Heading, styled, Text, tokens } from 'shared-ui';
import { messages } from '../messages.en.ts';

const Search = styled.form({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[12],
  alignItems: 'end',
  margin: `${tokens.space[32]} 0`,
  label: {
    display: 'grid',
    gap: tokens.space[4],
    fontWeight: 600,
    flex: '1 1 min(280px, 100%)',
    maxWidth: 480,
  },
  input: {
    width: '100%',
    minWidth: 0,
    minHeight: 48,
    padding: `0 ${tokens.space[16]}`,
    borderRadius: tokens.radius.input,
    border: `1px solid ${tokens.color.control}`,
    background: tokens.color.card,
  },
});

/** The page of an unknown path: the specified heading (ERR-10) and ways to go on. Works without JavaScript. */
export function NotFoundPage() {
  usePage({
    title: `${messages.unexpectedError} ${messages.notFoundStatus}`,
    status: 404,
    robots: 'noindex',
  });
  const action = useHref('/course-search');
  return (
    <Container style={{ paddingBlock: 64, minHeight: '60vh' }}>
      <Heading level={1}>{messages.unexpectedError}</Heading>
      <Heading level={2} style={{ marginTop: 16 }}>
        {messages.notFoundStatus}
      </Heading>
      <Text style={{ marginTop: 16 }}>{messages.notFoundBody}</Text>
      <Search action={action} method="get" role="search">
        <label>
          {messages.searchLabel}
          <input type="search" name="search" autoComplete="off" />
        </label>
        <Button variant="primary" type="submit">
          {messages.searchCourses}
        </Button>
      </Search>
      <Button component={Link} to="/">
        {messages.goHome}
      </Button>
    </Container>
  );
}
