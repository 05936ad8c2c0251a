import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { supportTranslation } from './support-translation.ts';

const { appendChild, insertBefore, removeChild } = Node.prototype;
beforeAll(() => supportTranslation(document.body));
afterAll(() => Object.assign(Node.prototype, { appendChild, insertBefore, removeChild }));

/** What browsers put in place of a text. */
function translationOf(text: Text) {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.textContent = text.data.toUpperCase();
  outer.append(inner);
  return outer;
}

const ways: Record<string, (text: Text) => void> = {
  'replaces texts': (text) => text.replaceWith(translationOf(text)),
  'inserts translations and then removes texts': (text) => {
    text.before(translationOf(text));
    text.remove();
  },
};

/** Renders it, and translates all texts that have no translation, as browsers do. */
function show(content: (state: number) => ReactNode, translate: (text: Text) => void) {
  const view = render(<main>{content(0)}</main>);
  const translateAll = () =>
    act(async () => {
      const walker = document.createTreeWalker(screen.getByRole('main'), NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) if (!text.parentElement?.closest('font') && text.data) translate(text);
    });
  const update = (state: number) => act(async () => view.rerender(<main>{content(state)}</main>));
  return { translateAll, update };
}
const shown = () => screen.getByRole('main').textContent;

describe.each(Object.entries(ways))('a browser that %s', (_way, translate) => {
  test('shows a new text, which is translated again', async () => {
    const { translateAll, update } = show((count) => <p>{count} courses found</p>, translate);
    await translateAll();
    expect(shown()).toBe('0 COURSES FOUND');
    for (const count of [1, 2]) {
      await update(count);
      expect(shown()).toBe(`${count} COURSES FOUND`);
      await translateAll();
    }
    expect(shown()).toBe('2 COURSES FOUND');
  });

  test('does not fail what is inserted before a text, or a text that is removed or moved', async () => {
    const { translateAll, update } = show(
      (step) => (
        <>
          <button type="button">
            {step % 2 === 1 && <i>icon </i>}
            {step > 1 ? null : 'save'} course
          </button>
          {step === 3 && 'last '}
          {(step % 2 === 0 ? ['a', 'b'] : ['b', 'a']).map((key) => (
            <Words key={key}>{key}</Words>
          ))}
        </>
      ),
      translate,
    );
    const seen = ['save coursea b ', 'icon save courseb a ', ' coursea b ', 'icon  courselast b a '];
    for (const [step, text] of seen.entries()) {
      await update(step);
      expect(shown()?.toLowerCase()).toBe(text);
      await translateAll();
      expect(shown()).toBe(text.toUpperCase());
    }
  });
});

/** Texts without an element of their own, so that React moves texts. */
const Words = ({ children }: { children: string }) => (
  <>
    {children} {''}
  </>
);

test('a removal that has nothing to do with a translation still fails', () => {
  const stranger = document.createTextNode('elsewhere');
  expect(() => document.body.removeChild(stranger)).toThrow(DOMException);
  expect(() => document.body.insertBefore(document.createElement('p'), stranger)).toThrow(DOMException);
});
