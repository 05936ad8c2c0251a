import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { withoutScripts } from '../testing/without-scripts.ts';
import { Accordion } from './accordion.tsx';
import { Disclosure } from './disclosure.tsx';
import { Tabs } from './tabs.tsx';

const groups = () => screen.getAllByRole<HTMLDetailsElement>('group');
const expanded = () => groups().map(({ open }) => open);

describe('Accordion', () => {
  const items = ['A', 'B', 'C'].map((title) => ({ title, content: <p>{title} content</p> }));

  test('opening one closes the other, also where the browser does not; the open one closes again', async () => {
    render(<Accordion items={items} headingLevel={3} />);
    expect(expanded()).toEqual([false, false, false]);
    await userEvent.click(screen.getByText('A'));
    await userEvent.click(screen.getByText('B'));
    await waitFor(() => expect(expanded()).toEqual([false, true, false]));
    expect(screen.getByText('B content')).toBeVisible();
    await userEvent.click(screen.getByText('B'));
    expect(expanded()).toEqual([false, false, false]);
  });

  test('titles are headings of the given level, and browsers know which items belong together', () => {
    render(<Accordion items={items} headingLevel={4} defaultOpen={1} />);
    expect(screen.getByRole('heading', { level: 4, name: 'B' })).toBeVisible();
    expect(expanded()).toEqual([false, true, false]);
    expect(new Set(groups().map(({ name }) => name)).size).toBe(1);
  });

  test('an accordion inside a panel keeps its own state', async () => {
    render(
      <Accordion
        headingLevel={3}
        defaultOpen={0}
        items={[{ title: 'Outer', content: <Accordion items={items} headingLevel={4} /> }]}
      />,
    );
    await userEvent.click(screen.getByText('C'));
    await waitFor(() => expect(expanded()).toEqual([true, false, false, true]));
    expect(screen.getByText('C content')).toBeVisible();
  });
});

test('disclosures are independent of each other', async () => {
  render(
    <>
      <Disclosure label="One">first</Disclosure>
      <Disclosure label="Two">second</Disclosure>
    </>,
  );
  await userEvent.click(screen.getByText('One'));
  await userEvent.click(screen.getByText('Two'));
  expect(expanded()).toEqual([true, true]);
});

test('a controlled disclosure follows its prop and reports clicks', async () => {
  const toggle = jest.fn();
  render(
    <Disclosure label="One" open={false} onToggle={toggle}>
      first
    </Disclosure>,
  );
  await userEvent.click(screen.getByText('One'));
  expect(toggle.mock.calls).toEqual([[true]]);
  expect(expanded()).toEqual([false]);
});

test('what was opened or closed before the code came stays so, and the caller learns of it', async () => {
  const toggle = jest.fn();
  const page = (
    <>
      <Accordion headingLevel={3} defaultOpen={0} items={[{ title: 'A', content: 'a' }]} />
      <Disclosure label="Own">own</Disclosure>
      <Disclosure label="Controlled" open={false} onToggle={toggle}>
        controlled
      </Disclosure>
    </>
  );
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(page);
  for (const details of groups()) details.open = !details.open;
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const root = await act(async () => hydrateRoot(box, page));
  expect(expanded()).toEqual([false, true, true]);
  expect(toggle.mock.calls[0]).toEqual([true]);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
  await act(async () => root.unmount());
  box.remove();
});

describe('Tabs', () => {
  const tabs = ['One', 'Two', 'Three'].map((id) => ({
    id,
    label: id,
    content: <input aria-label={`${id} input`} />,
  }));
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

  test('arrows, Home and End move and select; the list is a single tab stop', async () => {
    render(<Tabs label="Things" tabs={tabs} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('Two');
    await userEvent.keyboard('{End}');
    expect(chosen()).toBe('Three');
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('One');
    await userEvent.keyboard('{ArrowLeft}{Home}');
    expect(chosen()).toBe('One');
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveFocus();
  });

  test('with manual activation arrows only move; Enter selects', async () => {
    const change = jest.fn();
    render(<Tabs label="Things" tabs={tabs} activation="manual" onChange={change} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(change).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenCalledWith('Two');
    expect(chosen()).toBe('Two');
  });

  test('Alt and an arrow stay with the browser, which goes back', async () => {
    render(<Tabs label="Things" tabs={tabs} />);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(chosen()).toBe('One');
    expect(screen.getByRole('tab', { name: 'One' })).toHaveFocus();
  });

  test('tabs that are links are followed by click, Enter and Space, and reached by arrows', async () => {
    const followed = jest.fn((event: React.MouseEvent) => event.preventDefault());
    const link = (id: string) => ({ component: 'a' as const, href: `#${id}`, onClick: followed });
    render(
      <Tabs
        label="Things"
        activation="manual"
        value="One"
        tabs={tabs.map(({ id, label }) => ({ id, label, link: link(id) }))}
      >
        content
      </Tabs>,
    );
    expect(screen.getByRole('tab', { name: 'Two' })).toHaveAttribute('href', '#Two');
    await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
    await userEvent.keyboard('{ArrowRight} ');
    await userEvent.keyboard('{Enter}');
    expect(followed).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('tab', { name: 'Three' })).toHaveFocus();
  });

  test('a hidden panel keeps its input', async () => {
    render(<Tabs label="Things" tabs={tabs} />);
    await userEvent.type(screen.getByLabelText('One input'), 'kept');
    await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
    await userEvent.click(screen.getByRole('tab', { name: 'One' }));
    expect(screen.getByLabelText('One input')).toHaveValue('kept');
  });

  test('the number of errors is part of the tab name', () => {
    render(<Tabs label="Things" tabs={[{ id: 'a', label: 'Profile', content: '', errors: 2 }]} />);
    expect(screen.getByRole('tab', { name: 'Profile 2 errors' })).toBeVisible();
  });

  describe('without scripts', () => {
    test('the list is hidden, and each panel has the label of its tab', () => {
      render(<Tabs label="Things" tabs={tabs} />);
      const list = screen.getByRole('tablist');
      expect(list).toBeVisible();
      withoutScripts();
      expect(list).not.toBeVisible();
      const panels = screen.getAllByRole('tabpanel', { hidden: true });
      expect(panels.map(({ dataset }) => dataset.label)).toEqual(['One', 'Two', 'Three']);
    });

    test('tabs that are links stay', () => {
      const links = tabs.map((tab) => ({ ...tab, link: { component: 'a' as const, href: `#${tab.id}` } }));
      render(<Tabs label="Things" tabs={links} value="One" />);
      withoutScripts();
      expect(screen.getByRole('tablist')).toBeVisible();
      expect(screen.getByRole('tabpanel')).not.toHaveAttribute('data-label');
    });
  });

  test('a chosen tab that disappears falls back to the first', () => {
    render(<Tabs label="Things" tabs={tabs} value="gone" />);
    expect(chosen()).toBe('One');
  });
});
