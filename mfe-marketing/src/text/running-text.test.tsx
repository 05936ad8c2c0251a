import { screen } from '@testing-library/react';
import { australia } from 'shared-facts/australia';
import { renderWithHost } from 'shared-host/testing';
import { plain, RunningText, runningText } from './running-text.tsx';

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('place names in running text (B-20)', () => {
  test('Australia and New Zealand become links to their pages', () => {
    renderWithHost(
      <p>
        <RunningText words={runningText`From Australia to New Zealand.`} />
      </p>,
    );
    expect(links()).toEqual([
      ['Australia', '/study-abroad/australia'],
      ['New Zealand', '/study-abroad/newzealand'],
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

  test('a guide does not link to itself', () => {
    renderWithHost(
      <p>
        <RunningText words={['Australia and New Zealand']} />
      </p>,
      { route: '/study-abroad/australia' },
    );
    expect(links().map(([text]) => text)).toEqual(['New Zealand']);
    expect(screen.getByText(/^Australia and/)).toBeVisible();
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
  expect(plain(runningText`The fee is ${australia.visaFee}.`)).toBe('The fee is AUD 1,600.');
});
