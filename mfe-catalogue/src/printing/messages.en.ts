/** Texts of the print button, apart from the catalogue's others because the NOC page needs none of those. */
export const printingMessages = {
  print: 'Print',
  cannotPrint: 'This browser cannot print. Open the page in another browser, such as Chrome or Safari.',
} as const;
