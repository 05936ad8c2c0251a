import { safeLink } from './safe-link.ts';

describe('an address from an answer, before it becomes a link', () => {
  it.each([
    ['https://forms.example.com/a?b=1', 'https://forms.example.com/a?b=1'],
    [' http://example.com ', 'http://example.com/'],
    ['HTTPS://example.com', 'https://example.com/'],
    ['javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,x', null],
    ['//example.com', null],
    ['/inside', null],
    ['https://user:secret@example.com', null],
    ['https://', null],
    ['', null],
    [null, null],
  ])('%p becomes %p', (address, link) => expect(safeLink(address)).toBe(link));
});
