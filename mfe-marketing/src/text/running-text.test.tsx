import { screen } from '@testing-library/react';
import { renderWithHost } from 'shared-host/testing';
import { facts } from '../facts/facts.ts';
import { plain, RunningText, runningText } from './running-text.tsx';

const links = () =>
  screen
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

describe('place names in running text (B-20)', () => {
  test('Australia and New Zealand become links to their pages', () => {
    renderWithHost(
      <p>
        <RunningText words={runningText`From Australia to New Zealand.`} />
      </p>,
    );
    expect(links()).toEqual([
      ['Australia', '/study-abroad/australia', null],
      ['New Zealand', '/study-abroad/newzealand', null],
    ]);
  });

  test.each(['Australian students', 'Australians', 'New Zealander', 'Southaustralia', 'australia'])(
    '"%s" has no link',
    (text) => {
      renderWithHost(
        <p>
          <RunningText words={[text]} />
        </p>,
      );
      expect(links()).toEqual([]);
    },
  );

  test("in Australia's only the country is linked", () => {
    renderWithHost(
      <p>
        <RunningText words={["Australia's rules"]} />
      </p>,
    );
    expect(links()[0]?.[0]).toBe('Australia');
    expect(screen.getByText(/'s rules/)).toBeVisible();
  });

  test('the link to the current page is marked', () => {
    renderWithHost(
      <p>
        <RunningText words={['Australia']} />
      </p>,
      { route: '/study-abroad/australia' },
    );
    expect(links()[0]?.[2]).toBe('page');
  });

  test('table cells have no links', () => {
    renderWithHost(
      <p>
        <RunningText words={['Australia']} links={false} />
      </p>,
    );
    expect(links()).toEqual([]);
  });
});

test('figures in text are the facts', () => {
  expect(plain(runningText`The fee is ${facts.australia.visaFee}.`)).toBe('The fee is AUD 1,600.');
});
