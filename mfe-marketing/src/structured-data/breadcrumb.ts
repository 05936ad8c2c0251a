/** BreadcrumbList from home to the page; names as the visitor sees them. */
export const breadcrumb = (publicUrl: string, trail: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  '@id': `${publicUrl}${trail[trail.length - 1]?.path ?? '/'}#breadcrumb`,
  itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicUrl}${path}`,
  })),
});
