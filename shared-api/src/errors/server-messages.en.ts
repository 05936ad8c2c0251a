/** The API's text of a failure as it is shown. The API speaks English. */
export const serverMessage = (text: string): string => text;
