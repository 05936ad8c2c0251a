/** Whether a text is the number of a release set, as `?set=` asks for one. */
export const isSetNumber = (text: string | null | undefined): text is string =>
  /^[1-9]\d{0,8}$/.test(text ?? '');
