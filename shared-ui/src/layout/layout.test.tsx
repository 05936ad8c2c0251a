import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PauseButton } from '../motion/pause-button.tsx';
import { Pagination } from '../paging/pagination.tsx';
import { Banner } from '../surfaces/banner.tsx';
import { Card, CardLink } from '../surfaces/card.tsx';
import { Chip } from '../surfaces/chip.tsx';
import { Heading } from '../text/heading.tsx';
import { Container } from './container.tsx';
import { Grid } from './grid.tsx';
import { Stack } from './stack.tsx';

beforeAll(() => Object.assign(globalThis, { appliesAllStyles: true }));

const rules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText.replaceAll(/\s+/g, ' '));

test('content has gutters of 16 px on small screens and is 90 % on medium, 80 % wide on large ones (LAYOUT-12)', () => {
  const { container } = render(<Container />);
  const name = container.firstElementChild?.className ?? '';
  const own = rules().filter((rule) => rule.includes(name));
  expect(
    own.some((rule) => rule.startsWith(`.${name}`) && rule.includes('width: min(95%, 100% - 2rem)')),
  ).toBe(true);
  expect(own.some((rule) => rule.includes('min-width:768px') && rule.includes('width: 90%'))).toBe(true);
  expect(own.some((rule) => rule.includes('min-width:1024px') && rule.includes('width: 80%'))).toBe(true);
});

test('a grid can be a list; missing steps use the previous one', () => {
  const { container } = render(
    <Grid component="ul" columns={[2, 3]}>
      <li>a</li>
    </Grid>,
  );
  expect(screen.getByRole('list')).toBe(container.firstElementChild);
  expect((container.firstElementChild as HTMLElement).style.getPropertyValue('--cols-lg')).toBe('3');
});

test('a stack has its gap in rem', () => {
  const { container } = render(<Stack gap={24} />);
  expect((container.firstElementChild as HTMLElement).style.getPropertyValue('--gap')).toBe('1.5rem');
});

test('the level of a heading is independent of its look', () => {
  render(
    <Heading level={3} size="xl">
      Title
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('data-size', 'xl');
});

test('a banner is the page heading with its lead', () => {
  render(<Banner title="Study in UK" lead="Short degrees" scene={<img alt="" />} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Study in UK' })).toBeVisible();
  expect(screen.getByText('Short degrees')).toBeVisible();
});

test('a card has one link that can be another component', () => {
  render(
    <Card>
      <h3>
        <CardLink href="/x">Name</CardLink>
      </h3>
      <Chip tone="ok">Checked</Chip>
    </Card>,
  );
  expect(screen.getByRole('article')).toContainElement(screen.getByRole('link', { name: 'Name' }));
});

test('Previous and Next are disabled where there is no page (LAYOUT-14)', async () => {
  const next = jest.fn();
  const { rerender } = render(
    <Pagination onNext={next} label="Blog pages" position={{ page: 1, pages: 32 }} />,
  );
  expect(screen.getByText('Page 1 of 32')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Blog pages' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(next).toHaveBeenCalled();
  rerender(<Pagination label="Blog pages" component="a" next={{ href: '/blog?page=2' }} />);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blog?page=2');
  rerender(<Pagination label="Blog pages" />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the pause control is named by its action', () => {
  const { rerender } = render(<PauseButton paused={false} onToggle={() => {}} what="carousel" />);
  expect(screen.getByRole('button', { name: 'Pause carousel' })).toBeVisible();
  rerender(<PauseButton paused onToggle={() => {}} what="carousel" />);
  expect(screen.getByRole('button', { name: 'Play carousel' })).toBeVisible();
});
