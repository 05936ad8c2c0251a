import * as face from '../index.ts';

/** Every component that can be in server HTML. */
export function Everything() {
  const {
    Accordion,
    Alert,
    Banner,
    Button,
    Checkbox,
    Chip,
    Container,
    Disclosure,
    EmptyState,
    ErrorState,
    FileInput,
    Grid,
    Heading,
  } = face;
  const {
    Pagination,
    PasswordField,
    PauseButton,
    ProgressBar,
    Prose,
    RadioGroup,
    Section,
    Select,
    SiteTheme,
    SkipLink,
    Skeleton,
  } = face;
  const { Snackbar, Spinner, Stack, Tabs, Text, TextArea, TextField, TextLink, Dialog, Drawer, SearchIcon } =
    face;
  return (
    <SiteTheme>
      <SkipLink href="#main">Skip</SkipLink>
      <Banner title="T" />
      <Section>
        <Container>
          <Stack>
            <Grid>
              <Chip>c</Chip>
            </Grid>
            <Heading level={2}>h</Heading>
            <Text>t</Text>
            <Prose>p</Prose>
            <TextLink href="/">l</TextLink>
            <Button>b</Button>
            <SearchIcon />
            <Accordion headingLevel={3} items={[{ title: 'a', content: 'b' }]} />
            <Disclosure label="d">x</Disclosure>
            <Tabs label="t" tabs={[{ id: '1', label: '1', content: 'c' }]} />
            <TextField label="f" error="e" />
            <TextArea label="g" />
            <PasswordField label="p" />
            <Select label="s" />
            <Checkbox label="c" />
            <RadioGroup legend="r" options={[{ value: 'a', label: 'a' }]} value={null} onChange={() => {}} />
            <FileInput label="f" onFiles={() => {}} />
            <Alert>a</Alert>
            <Snackbar message={null} onClose={() => {}} />
            <Spinner />
            <Skeleton />
            <EmptyState message="m" />
            <ErrorState message="m" onRetry={() => {}} />
            <ProgressBar value={1} label="p" />
            <Pagination />
            <PauseButton paused what="x" onToggle={() => {}} />
            <Dialog open={false} onClose={() => {}} title="t" />
            <Dialog id="in-html" title="t" size="s" actions="a">
              x
            </Dialog>
            <Drawer id="drawer" label="l">
              x
            </Drawer>
          </Stack>
        </Container>
      </Section>
    </SiteTheme>
  );
}
