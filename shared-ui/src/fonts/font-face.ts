/** Addresses of the two variable fonts (`shared-ui/font-files` gives the bundled ones). */
export interface FontUrls {
  heading: string;
  text: string;
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const face = (family: string, url: string, weights: string) =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};src:url(${url}) format('woff2');unicode-range:${latin}}`;

/** A local font stretched to the metrics of the web font, so that the swap moves nothing. */
const fallback = (family: string, size: number, ascent: number, descent: number) =>
  `@font-face{font-family:'${family}';src:local('Arial'),local('Roboto'),local('Liberation Sans');size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;

/** The `@font-face` rules of the site, for the document's `<head>`. */
export const fontFaceCss = ({ heading, text }: FontUrls): string =>
  face('Bricolage Grotesque Variable', heading, '200 800') +
  face('Plus Jakarta Sans Variable', text, '200 800') +
  fallback('Bricolage Fallback', 102.6, 90.6, 26.3) +
  fallback('Jakarta Fallback', 103.9, 100.1, 21.2);
