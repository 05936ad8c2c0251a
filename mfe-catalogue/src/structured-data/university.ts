import { safeLink, type University } from 'shared-api';
import { countryName } from 'shared-api/vocabulary';
import { nameOfUniversity } from '../university/university-name.ts';
import { pathOfUniversity } from '../university/university-path.ts';

/** Text for the meta description, from what the page shows. */
export function universitySummary(university: University): string {
  const place = [university.city?.city_name, countryName(university.city?.country?.country_name)]
    .filter(Boolean)
    .join(', ');
  const text = (university.description ?? '').replace(/\s+/g, ' ').trim();
  const first = text.length > 140 ? `${text.slice(0, Math.max(text.lastIndexOf(' ', 139), 100))}…` : text;
  return [`${nameOfUniversity(university)}${place ? `, ${place}` : ''}.`, first].filter(Boolean).join(' ');
}

/** JSON-LD `CollegeOrUniversity`, with the number in a public register if known (SEO-5). */
export function universityJsonLd(university: University, site: string) {
  const url = `${site}${pathOfUniversity(university)}`;
  const website = safeLink(university.website);
  const registered = (university.accreditations ?? []).find(({ register, code }) => register && code);
  const { city_name, country } = university.city ?? {};
  return {
    '@type': 'CollegeOrUniversity',
    '@id': `${url}#university`,
    name: nameOfUniversity(university),
    url: website ?? url,
    ...(university.logo ? { logo: university.logo } : {}),
    ...(city_name || country?.country_name
      ? {
          address: {
            '@type': 'PostalAddress',
            ...(city_name ? { addressLocality: city_name } : {}),
            ...(country?.country_name ? { addressCountry: countryName(country.country_name) } : {}),
          },
        }
      : {}),
    ...(registered
      ? { identifier: { '@type': 'PropertyValue', propertyID: registered.register, value: registered.code } }
      : {}),
  };
}
