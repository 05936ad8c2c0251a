import { onClick } from './on-click.ts';

/**
 * Links to an item of a row (`data-scrolls-row`), such as the dots of a carousel, scroll only the row. Without this
 * script they move the page as well, as every link within a page does.
 */
export function scrollRows() {
  onClick((event) => {
    const link = (event.target as Element).closest('a[data-scrolls-row]');
    const item = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
    if (!item || event.defaultPrevented) return;
    event.preventDefault();
    item.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
}
