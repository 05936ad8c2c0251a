import { messages } from './messages.en.ts';

/** Document title of a page of a list: its further pages say which one they are, so that no two have the same title. */
export const titleOnPage = (title: string, page: number): string =>
  page > 1 ? messages.titleOnPage(title, page) : title;
