import { useEffect, useRef, useState } from 'react';
import { dayText } from 'shared-api/dates';
import { nepalDay } from 'shared-api/days';
import { pathOfThisSite } from 'shared-api/rules';
import { languageOfPath, sitePath } from 'shared-language';
import { Link, useConfig, useSearchParams } from 'shared-shell';
import { deleteCopies, listCopies, MISSING_PARAMETER, type PageCopy } from 'shared-shell/offline';
import { Alert, Button, EmptyState, Heading, Stack, styled, Text, TextLink, VisuallyHidden } from 'shared-ui';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { savedPagesMessages as texts } from '../../saved-pages/messages.en.ts';
import { coursesOnDevice, type DeviceCourse } from '../../search/device-courses.ts';
import { CourseSearch } from './course-search.tsx';

const List = styled.ul({ listStyle: 'none', padding: 0, margin: 0 });
const Row = styled.li({
  display: 'flex',
  gap: '1rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '.75rem 0',
  borderBottom: '1px solid var(--c-hairline)',
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
});

const KILOBYTE = 1_000;

/** "12 kB", "1.4 MB". */
function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE
    ? texts.kilobytes(kilobytes)
    : texts.megabytes((kilobytes / KILOBYTE).toFixed(1));
}

const sizeOf = (copies: readonly PageCopy[]) => copies.reduce((sum, { bytes }) => sum + bytes, 0);

/** The text of a course search; null for addresses of other pages. */
function searchedText(path: string): string | null {
  const { pathname, searchParams } = new URL(path, location.origin);
  return sitePath(pathname) === '/course-search' ? (searchParams.get('search') ?? '') : null;
}

/**
 * Whether the network has returned while the page is open. Not `navigator.onLine`: the browser may count as connected
 * although the site could not be reached.
 */
function useNetworkIsBack(): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const update = () => setIsBack(navigator.onLine);
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);
  return isBack;
}

/** The copies on this device. Rendered in the browser only. */
export function SavedPages() {
  const [copies, setCopies] = useState<readonly PageCopy[] | null>(null);
  const [courses, setCourses] = useState<readonly DeviceCourse[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const top = useRef<HTMLDivElement>(null);
  const [query] = useSearchParams();
  const missing = pathOfThisSite(query.get(MISSING_PARAMETER));
  const missingSearch = missing && searchedText(missing);
  const networkIsBack = useNetworkIsBack();
  useEffect(() => {
    void Promise.all([listCopies(), coursesOnDevice()]).then(([found, foundCourses]) => {
      setCopies(found);
      setCourses(foundCourses);
    });
  }, []);
  const remove = async ({ path, title }: PageCopy) => {
    await deleteCopies(path);
    setCopies(await listCopies());
    setCourses(await coursesOnDevice());
    setAnnouncement(texts.deleted(title));
    // The button that had the focus is gone.
    top.current?.focus();
  };
  if (!copies) return <LoadingSpinner />;
  const kept = copies.filter(({ isKept }) => isKept);
  const opened = copies.filter(({ isKept }) => !isKept);
  return (
    <Stack gap={24}>
      {missing && (
        <Alert
          severity={networkIsBack ? 'info' : 'warning'}
          action={
            // A new document, so that the network is asked again.
            <TextLink href={missing}>{networkIsBack ? texts.open : texts.tryAgain}</TextLink>
          }
        >
          {networkIsBack
            ? texts.networkIsBack
            : missingSearch !== null && courses.length > 0
              ? texts.missingSearch
              : copies.length > 0
                ? texts.missing
                : texts.missingAll}
        </Alert>
      )}
      <CourseSearch courses={courses} initialText={missingSearch ?? ''} />
      <div ref={top} tabIndex={-1} role="status">
        <Text tone="slate">
          {announcement} {copies.length > 0 && texts.total(sizeText(sizeOf(copies)))}
        </Text>
      </div>
      {copies.length === 0 && (
        <EmptyState
          message={texts.none}
          action={
            <Button variant="primary" component={Link} to="/study-abroad">
              {texts.browse}
            </Button>
          }
        />
      )}
      <Copies id="kept" heading={texts.kept} copies={kept} onDelete={remove} />
      <Copies id="opened" heading={texts.opened} note={texts.openedNote} copies={opened} onDelete={remove} />
    </Stack>
  );
}

interface CopiesProps {
  id: string;
  heading: string;
  note?: string;
  copies: readonly PageCopy[];
  onDelete: (copy: PageCopy) => void;
}

/** Without the name of the site. */
const shortTitle = (title: string, site: string) =>
  title.endsWith(` | ${site}`) ? title.slice(0, -` | ${site}`.length) : title;

function Copies({ id, heading, note, copies, onDelete }: CopiesProps) {
  const { brand } = useConfig();
  if (copies.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="m" id={id}>
        {heading}
      </Heading>
      {note && (
        <Text tone="slate" size="s">
          {note}
        </Text>
      )}
      <List aria-labelledby={id}>
        {copies.map((copy) => (
          <Row key={copy.path}>
            <div>
              {/* A new document, which the service worker answers. */}
              <TextLink href={copy.path} lang={languageOfPath(copy.path)}>
                {shortTitle(copy.title, brand.name)}
              </TextLink>
              <Text tone="slate" size="s">
                {texts.aboutCopy(dayText(nepalDay(new Date(copy.at))), sizeText(copy.bytes))}
              </Text>
            </div>
            <Button size="s" onClick={() => onDelete(copy)}>
              {texts.delete}
              <VisuallyHidden> {copy.title}</VisuallyHidden>
            </Button>
          </Row>
        ))}
      </List>
    </section>
  );
}
