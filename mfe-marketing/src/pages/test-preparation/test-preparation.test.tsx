import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Fact, formatFact } from 'shared-facts';
import { ielts, pte, toefl } from 'shared-facts/tests';
import { renderWithHost } from 'shared-host/testing';
import { withoutScripts } from 'shared-ui/testing/without-scripts';
import TestPreparationPage from './index.tsx';

describe.each([
  ['ielts', ielts, 4],
  ['toefl', toefl, 0],
  ['pte', pte, 4],
] as [string, Record<string, Fact>, number][])('/test-preparation/%s', (slug, figures, skills) => {
  test('shows every constant of FACT-7 to FACT-9 with its official page', () => {
    const { container } = renderWithHost(<TestPreparationPage />, { route: `/test-preparation/${slug}` });
    for (const fact of Object.values(figures))
      expect([fact.label, container.textContent?.includes(formatFact(fact))]).toEqual([fact.label, true]);
    expect(screen.getAllByRole('link', { name: /Check the official page/ })[0]).toHaveAttribute(
      'href',
      Object.values(figures)[0]?.official,
    );
  });

  test(`has ${skills} skills tabs (C-46)`, async () => {
    renderWithHost(<TestPreparationPage />, { route: `/test-preparation/${slug}` });
    expect(screen.queryAllByRole('tab')).toHaveLength(skills);
    if (skills === 0) return;
    await userEvent.click(screen.getByRole('tab', { name: 'Speaking' }));
    expect(screen.getByRole('tabpanel', { name: 'Speaking' })).toBeVisible();
  });

  test('has every part PAGE-1 names', () => {
    renderWithHost(<TestPreparationPage />, { route: `/test-preparation/${slug}` });
    for (const name of [
      /^What /,
      /^Why choose /,
      'Key features',
      'Test types',
      'Format of the test',
      'Tips',
    ]) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    }
  });
});

test('without scripts the list of the skills, all of which are shown there, is hidden', () => {
  renderWithHost(<TestPreparationPage />, { route: '/test-preparation/ielts' });
  const list = screen.getByRole('tablist');
  expect(list).toBeVisible();
  withoutScripts();
  expect(list).not.toBeVisible();
});
