/** Texts of the web app manifest. The server speaks all languages of the site, so it imports the translation, too. */
export const installation = {
  search: 'Course search',
  saved: 'Saved on this phone',
  dates: 'My dates',
};
