/** Texts of "Saved on this phone", apart from the catalogue's others because only one page shows them. */
export const savedPagesMessages = {
  title: 'Saved on this phone',
  lead: 'Pages you can read without a network.',
  description: 'The pages on this device that can be read without a network, with their size and day.',
  needsScript: 'The list is made on this device, so this page needs JavaScript. Please turn it on.',
  missing: 'There is no network, and the page you want is not saved on this phone. These pages are:',
  missingAll: 'There is no network, and the page you want is not saved on this phone.',
  missingSearch: 'There is no network. You can search the courses on this phone:',
  networkIsBack: 'The network is back. The page you want can be opened now.',
  courses: 'Courses on this phone',
  searchCourses: (count: number) =>
    count === 1 ? 'Search the one course on this phone' : `Search the ${count} courses on this phone`,
  coursesFound: (count: number) =>
    count === 0 ? 'None of them matches.' : count === 1 ? '1 course matches.' : `${count} courses match.`,
  tryAgain: 'Try again',
  open: 'Open the page',
  kept: 'Kept by you',
  opened: 'Opened before',
  openedNote: 'The oldest leave by themselves when there are too many.',
  none: 'Nothing is saved yet. Pages you open are saved by themselves; on guides, the shortlist and My dates you can keep them for longer.',
  browse: 'Study abroad guides',
  delete: 'Delete',
  aboutCopy: (day: string, size: string) => `Saved on ${day} · ${size}`,
  total: (size: string) => `${size} in all.`,
  deleted: (title: string) => `Deleted: ${title}`,
  kilobytes: (count: number) => `${count}\u00a0kB`,
  megabytes: (count: string) => `${count}\u00a0MB`,
};
