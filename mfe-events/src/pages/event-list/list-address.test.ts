import { listAddress, pageLink, readPage } from './list-address.ts';

describe('pages of the list', () => {
  it.each([
    ['', 1],
    ['page=2', 2],
    ['page=0', 1],
    ['page=abc', 1],
    ['page=-1', 1],
    ['page=1e3', 1],
  ])('reads %p as page %p', (query, page) => expect(readPage(new URLSearchParams(query))).toBe(page));

  it("requests a later page by the API's own link", () => {
    expect(pageLink(1)).toBeNull();
    expect(pageLink(3)).toBe('/api/app/event-list/?page=3');
    expect(listAddress(1)).toBe('/upcoming-events');
    expect(listAddress(2)).toBe('/upcoming-events?page=2');
  });
});
